/** A hosted video plays, and is sought in parts of its file. */
import assert from 'node:assert/strict';

const readFilm = () => {
	const { paused, currentTime, duration, seeking, error } =
		document.querySelector( 'video' );
	return { paused, currentTime, duration, seeking, error: error?.message };
};

export async function run( page, { site } ) {
	const expectFilm = ( what, accept ) =>
		page.waitUntil( what, readFilm, [], accept );
	const { guid, file } = await site.uploadFilm();
	const part = await fetch( file, { headers: { Range: 'bytes=-5' } } );
	assert.equal( part.status, 206 );

	await page.open( `/?mainstreet_video=${ guid }` );
	await expectFilm(
		'its length is known',
		( { duration } ) => Math.round( duration ) === 40
	);
	await page.click( '[data-act="play"]' );
	await expectFilm(
		'it plays',
		( { paused, currentTime } ) => ! paused && currentTime > 0.2
	);
	await page.press( '5' );
	await expectFilm(
		'it is sought to the middle',
		( { currentTime, seeking } ) => ! seeking && currentTime >= 20
	);
	await page.press( 'k' );
	const { currentTime: middle } = await expectFilm(
		'it pauses',
		( { paused } ) => paused
	);
	await page.press( 'ArrowLeft' );
	await expectFilm(
		'a key goes back',
		( { currentTime } ) => currentTime < middle
	);
}
