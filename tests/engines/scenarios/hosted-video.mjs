/** A hosted video in a post plays, and tells the page around it what it does. */
export const content = async ( site ) => {
	const { id, guid } = await site.uploadFilm();
	return `<!-- wp:videopress/video ${ JSON.stringify( {
		id,
		guid,
		title: 'Ebb tide',
	} ) } /-->`;
};

export const type = 'post';

const FRAME = 'iframe[src*="mainstreet_video="]';

/** Runs in the page: what the film in the frame does. */
const readFilm = ( frame ) => {
	const film = document
		.querySelector( frame )
		?.contentDocument?.querySelector( 'video' );
	return (
		film && {
			paused: film.paused,
			time: film.currentTime,
			error: film.error?.message,
		}
	);
};

const press = ( frame, selector ) =>
	document
		.querySelector( frame )
		.contentDocument.querySelector( selector )
		.click();

export async function run( page, { url } ) {
	await page.open( url );
	await page.waitFor( FRAME );
	await page.assertFits();
	await page.evaluate( () => {
		window.addEventListener( 'message', ( { data } ) => {
			document.body.dataset.told = `${ document.body.dataset.told ?? '' } ${ data?.event }`;
		} );
	} );
	await page.waitUntil( 'the film is there', readFilm, [ FRAME ] );
	await page.evaluate( press, FRAME, '[data-act="play"]' );
	await page.waitUntil(
		'it plays',
		readFilm,
		[ FRAME ],
		( film ) => ! film?.paused && film?.time > 0.2
	);
	await page.waitUntil( 'the page is told', () =>
		document.body.dataset.told?.includes( 'play' )
	);
}
