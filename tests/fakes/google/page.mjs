/** A page of Google's. */
export const page = ( title, body ) => ( {
	status: 200,
	headers: { 'Content-Type': 'text/html; charset=utf-8' },
	body: `<!DOCTYPE html><html lang="en"><title>${ title }</title><link rel="icon" href="data:,"><h1>${ title }</h1>${ body }</html>`,
} );
