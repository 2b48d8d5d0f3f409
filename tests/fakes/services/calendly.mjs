/** Calendly: a page of a calendar; `missing` has none. Their script is never asked for. */
export const hosts = [ 'calendly.com' ];

export function handle( { path: asked } ) {
	return asked.includes( 'missing' )
		? undefined
		: {
				status: 200,
				headers: { 'Content-Type': 'text/html' },
				body: '<!doctype html><html lang="en"><title>Calendar</title><main style="font-family:sans-serif;text-align:center"><h1>Half an hour</h1><p>Tuesday 10:00 <button>Book</button></p></main></html>',
			};
}
