//! A wire between a browser and the program that can be cut and mended.

use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

/// A wire to the server that can be cut and mended.
pub(crate) struct Wire {
    /// Where its near end is, as `http://127.0.0.2:1234`.
    pub(crate) address: String,
    cut: Arc<AtomicBool>,
    cuts: watch::Sender<u32>,
}

impl Wire {
    /// A wire whose near end is at this address of the machine. Browsers keep the cookies of each
    /// address apart: whoever comes by another wire is somebody else.
    pub(crate) async fn from(near: [u8; 4], server: &str) -> Wire {
        let target = server.trim_start_matches("http://").to_owned();
        let listener = TcpListener::bind((Ipv4Addr::from(near), 0)).await.expect("a port");
        let address = format!("http://{}", listener.local_addr().expect("an address"));
        let (cut, cuts) = (Arc::new(AtomicBool::new(false)), watch::Sender::new(0));
        let (is_cut, hears) = (cut.clone(), cuts.clone());
        tokio::spawn(async move {
            loop {
                let Ok((mut near, _)) = listener.accept().await else { return };
                if is_cut.load(Ordering::SeqCst) {
                    continue;
                }
                let (target, mut severed) = (target.clone(), hears.subscribe());
                tokio::spawn(async move {
                    let Ok(mut far) = TcpStream::connect(target).await else { return };
                    tokio::select! {
                        _ = copy_bidirectional(&mut near, &mut far) => {}
                        _ = severed.changed() => {}
                    }
                });
            }
        });
        Wire { address, cut, cuts }
    }

    pub(crate) fn cut(&self) {
        self.cut.store(true, Ordering::SeqCst);
        self.cuts.send_modify(|count| *count += 1);
    }

    pub(crate) fn mend(&self) {
        self.cut.store(false, Ordering::SeqCst);
    }
}
