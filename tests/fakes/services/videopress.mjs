/** VideoPress: the page of its player, for videos that are not in the media library. */
export const hosts = [ 'videopress.com' ];

export function handle( { path } ) {
	return path.startsWith( '/embed/' )
		? {
				status: 200,
				headers: { 'Content-Type': 'text/html' },
				body: '<!doctype html><html lang="en"><title>Video</title><body style="margin:0;background:#1d3a4f;color:#fff"><main><h1>Video</h1></main></body></html>',
			}
		: undefined;
}
