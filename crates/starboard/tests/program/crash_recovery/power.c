/* Loaded before the C library into a process whose machine is to lose its power: notes every write
   to a file below a folder, and every sync with its beginning and its end, in a log. What a disk
   may have kept of them is worked out from the log afterwards.

   While the file POWER_FULL is there, the disk is full: what is there can be written again, but no
   file can grow.

   A write is noted after it is done, and a sync counts for what was noted before it began: so
   nothing is believed to be on the disk that need not be there. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC_BEGINS = 3, SYNC_ENDS = 4, UNLINK = 5 };

struct head {
    uint32_t kind;
    uint32_t path;   /* bytes of the path that follows */
    uint64_t offset; /* of a write; length after a truncation; number of a sync */
    uint64_t length; /* bytes of the data after the path */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int notes = -1;
static const char *folder;
static const char *full;
static uint64_t syncs;

static void *next(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) abort();
    return found;
}

#define REAL(name, type, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type(*)(__VA_ARGS__))next(name)

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("POWER_LOG");
    folder = getenv("POWER_FOLDER");
    full = getenv("POWER_FULL");
    if (path && folder) notes = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0600);
}

static int is_watched(const char *path) {
    return notes >= 0 && strncmp(path, folder, strlen(folder)) == 0;
}

/* The path of an open file, if it is one that is watched. */
static int watched(int fd, char *path) {
    char link[64];
    if (notes < 0) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return is_watched(path);
}

/* How much of a write up to this end has room on the disk. */
static size_t room(int fd, off_t offset, size_t length) {
    struct stat file;
    char path[PATH_MAX];
    if (!full || access(full, F_OK) != 0 || !watched(fd, path) || fstat(fd, &file) != 0) return length;
    if (offset >= file.st_size) return 0;
    off_t left = file.st_size - offset;
    return (off_t)length < left ? length : (size_t)left;
}

static void note(uint32_t kind, const char *path, uint64_t offset, const void *data, uint64_t length) {
    struct head head = {kind, (uint32_t)strlen(path), offset, length};
    struct iovec parts[3] = {{&head, sizeof head}, {(void *)path, head.path}, {(void *)data, length}};
    pthread_mutex_lock(&lock);
    if (writev(notes, parts, 3) != (ssize_t)(sizeof head + head.path + length)) abort();
    pthread_mutex_unlock(&lock);
}

ssize_t write(int fd, const void *data, size_t length) {
    REAL("write", ssize_t, int, const void *, size_t);
    char path[PATH_MAX];
    if (length > 0 && full) {
        length = room(fd, lseek(fd, 0, SEEK_CUR), length);
        if (length == 0) return errno = ENOSPC, -1;
    }
    ssize_t written = real(fd, data, length);
    if (written > 0 && watched(fd, path)) {
        off_t end = lseek(fd, 0, SEEK_CUR);
        note(WRITE, path, (uint64_t)(end - written), data, (uint64_t)written);
    }
    return written;
}

static ssize_t at(ssize_t (*real)(int, const void *, size_t, off_t), int fd, const void *data, size_t length, off_t offset) {
    char path[PATH_MAX];
    if (length > 0) {
        length = room(fd, offset, length);
        if (length == 0) return errno = ENOSPC, -1;
    }
    ssize_t written = real(fd, data, length, offset);
    if (written > 0 && watched(fd, path)) note(WRITE, path, (uint64_t)offset, data, (uint64_t)written);
    return written;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t offset) {
    REAL("pwrite", ssize_t, int, const void *, size_t, off_t);
    return at(real, fd, data, length, offset);
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t offset) {
    REAL("pwrite64", ssize_t, int, const void *, size_t, off_t);
    return at(real, fd, data, length, offset);
}

static int cut_to(int (*real)(int, off_t), int fd, off_t length) {
    char path[PATH_MAX];
    struct stat file;
    if (fstat(fd, &file) == 0 && length > file.st_size && room(fd, file.st_size, 1) == 0) return errno = ENOSPC, -1;
    int failed = real(fd, length);
    if (!failed && watched(fd, path)) note(TRUNCATE, path, (uint64_t)length, "", 0);
    return failed;
}

int ftruncate(int fd, off_t length) {
    REAL("ftruncate", int, int, off_t);
    return cut_to(real, fd, length);
}

int ftruncate64(int fd, off_t length) {
    REAL("ftruncate64", int, int, off_t);
    return cut_to(real, fd, length);
}

static int sync_with(int (*real)(int), int fd) {
    char path[PATH_MAX];
    if (!watched(fd, path)) return real(fd);
    uint64_t number = __atomic_add_fetch(&syncs, 1, __ATOMIC_SEQ_CST);
    note(SYNC_BEGINS, path, number, "", 0);
    int failed = real(fd);
    if (!failed) note(SYNC_ENDS, path, number, "", 0);
    return failed;
}

int fsync(int fd) {
    REAL("fsync", int, int);
    return sync_with(real, fd);
}

int fdatasync(int fd) {
    REAL("fdatasync", int, int);
    return sync_with(real, fd);
}

int unlink(const char *path) {
    REAL("unlink", int, const char *);
    int failed = real(path);
    if (!failed && is_watched(path)) note(UNLINK, path, 0, "", 0);
    return failed;
}
