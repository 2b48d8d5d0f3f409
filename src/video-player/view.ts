/**
 * The player of hosted videos, on its own page. Without this script the browser's controls are there.
 */
import { readData } from './view/data';
import { keepFresh } from './view/fresh';
import { hideIdle } from './view/idle';
import { addKeys } from './view/keys';
import { addMenus } from './view/menus';
import { talk } from './view/messages';
import { findPlayer } from './view/player';
import { addSeekBar } from './view/seek';
import { addStrip } from './view/strip';
import { addSwitches } from './view/switches';

const player = findPlayer( document, readData );
if ( player ) {
	const { box, video, data } = player;
	// What moves by itself for who wants less of it would have to be stopped first.
	if ( video.autoplay && matchMedia( '(prefers-reduced-motion)' ).matches ) {
		video.autoplay = false;
		video.pause();
	}
	video.controls = false;
	box.classList.add( 'has-script' );
	box.classList.toggle( 'has-no-bar', ! data.controls );
	const menus = addMenus( player );
	const switches = addSwitches( player );
	const seek = addSeekBar( player, menus.getChapter );
	addKeys( player, { ...switches, toggleCaptions: menus.toggleCaptions } );
	addStrip( player );
	hideIdle( player, switches.togglePlay );
	keepFresh( player );
	talk( player, seek.paint );
}
