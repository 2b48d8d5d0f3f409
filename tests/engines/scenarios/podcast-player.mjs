/** An episode plays, skips, seeks and pauses. */
import { readDemo } from '../demo.mjs';

export const content = readDemo( 'podcast-player' );

const PLAYER = '.jetpack-podcast-player';
const PLAY = `${ PLAYER } [data-act="play"]`;

const readSound = ( player ) => {
	const { paused, currentTime } = document.querySelector(
		`${ player } audio`
	);
	return { paused, currentTime };
};

export async function run( page, { url } ) {
	const expectSound = ( what, accept ) =>
		page.waitUntil( what, readSound, [ PLAYER ], accept );
	await page.open( url );
	await page.click( PLAY );
	await page.waitForAttribute( PLAY, 'aria-label', 'Pause' );
	await page.waitForText( `${ PLAYER } [aria-live]`, 'Playing: Episode 12' );
	await expectSound( 'it is heard', ( { currentTime } ) => currentTime > 0 );
	await page.click( `${ PLAYER } [data-act="forward"]` );
	await expectSound(
		'it skips by 30 seconds',
		( { currentTime } ) => currentTime >= 30
	);
	await page.click( PLAY );
	await expectSound( 'it pauses', ( { paused } ) => paused );
	const { currentTime: before } = await page.evaluate( readSound, PLAYER );
	await page.focus( `${ PLAYER } input[type="range"]` );
	await page.press( 'ArrowRight' );
	await page.press( 'ArrowRight' );
	await expectSound(
		'the slider seeks',
		( { currentTime } ) => currentTime > before
	);
}
