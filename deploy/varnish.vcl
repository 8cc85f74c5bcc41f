vcl 4.1;

# Varnish in front of the store, as docs/caching.md describes: Varnish 7 with varnish-modules, started with
# `-p http_gzip_support=off`, because the store compresses its pages itself, by zstd where it is taken.
# The store has CDN=varnish, the api PURGE_URL=http://<this host>:<port>, and both REDIS_URL.

import std;
import xkey;

backend store {
	.host = "127.0.0.1";
	.port = "3000";
	.probe = {
		.url = "/readyz";
		.interval = 1s;
		.timeout = 2s;
		.window = 3;
		.threshold = 2;
		.initial = 2;
	}
}

# The apis.
acl purgers {
	"127.0.0.1";
	"::1";
}

sub vcl_recv {
	if (req.method == "PURGE") {
		# What came through the proxy that ends TLS is a visitor's, from whichever address that proxy has.
		if (client.ip !~ purgers || req.http.X-Forwarded-Proto) {
			return (synth(403));
		}
		set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
		return (synth(200));
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Whom it is for depends on the visitor's language.
	if (req.url == "/") {
		return (pass);
	}
	# Few variants instead of one for each browser.
	if (req.http.Accept-Encoding ~ "\bzstd\b") {
		set req.http.Accept-Encoding = "zstd, br, gzip";
	} elsif (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br, gzip";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	if (req.http.Save-Data) {
		set req.http.Save-Data = "on";
	}
	# A stale page stands in for long only while the store is away.
	if (std.healthy(req.backend_hint)) {
		set req.grace = 60s;
	}
	# Who is shown the shop as of a date gets nothing from the cache.
	if (req.http.Cookie ~ "(^|; )(__Host-)?shopPreview=") {
		return (pass);
	}
	# Other cookies do not keep a page from the cache: a response that depends on one says private.
	return (hash);
}

sub vcl_backend_response {
	if (bereq.is_bgfetch && beresp.status >= 500) {
		return (abandon);
	}
	if (beresp.http.Surrogate-Control ~ "max-age=\d+") {
		set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
		set beresp.grace = 1d;
		set beresp.http.xkey = beresp.http.Surrogate-Key;
	} elsif (beresp.http.Cache-Control !~ "\bpublic\b") {
		# The built-in rules would keep for two minutes what says nothing.
		set beresp.uncacheable = true;
		set beresp.ttl = 10s;
		return (deliver);
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.Surrogate-Key;
	unset resp.http.Surrogate-Control;
	unset resp.http.Via;
	unset resp.http.X-Varnish;
	if (obj.hits > 0) {
		set resp.http.X-Cache = "HIT";
		# Of the request that fetched it.
		unset resp.http.X-Request-Id;
	} else {
		set resp.http.X-Cache = "MISS";
	}
}

sub vcl_synth {
	if (req.http.X-Purged) {
		set resp.http.X-Purged = req.http.X-Purged;
	}
}
