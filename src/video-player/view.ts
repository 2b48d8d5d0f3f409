/** Player of hosted videos, on a page of its own. Without this script, the browser's controls are shown. */
import { readData } from './view/data';
import { renewExpiredSource } from './view/renew-source';
import { hideIdle } from './view/hide-idle-controls';
import { addKeys } from './view/keyboard';
import { addMenus } from './view/menus';
import { showMessages } from './view/messages';
import { findPlayer } from './view/player';
import { addSeekBar } from './view/seek-bar';
import { addSeekPreview } from './view/seek-preview';
import { addButtons } from './view/buttons';

const player = findPlayer( document, readData );
if ( player ) {
	const { box, video, data } = player;
	// No autoplay for visitors who prefer reduced motion.
	if ( video.autoplay && matchMedia( '(prefers-reduced-motion)' ).matches ) {
		video.autoplay = false;
		video.pause();
	}
	video.controls = false;
	box.classList.add( 'has-script' );
	box.classList.toggle( 'has-no-bar', ! data.controls );
	const menus = addMenus( player );
	const switches = addButtons( player );
	const seek = addSeekBar( player, menus.getChapter );
	addKeys( player, { ...switches, toggleCaptions: menus.toggleCaptions } );
	addSeekPreview( player );
	hideIdle( player, switches.togglePlay );
	renewExpiredSource( player );
	showMessages( player, seek.paint );
}
