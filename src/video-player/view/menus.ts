import { seekTo, type Player } from './player';
import { formatTime } from './time';

export type Menus = {
	/** Turns captions on or off. */
	toggleCaptions: () => void;
	/** Returns the title of the current chapter; '' for none. */
	getChapter: () => string;
};

const SHOWN = [ 'subtitles', 'captions' ];

/** Returns the text of a cue without its markup. */
const getText = ( cue: TextTrackCue ): string =>
	( cue instanceof VTTCue && cue.getCueAsHTML().textContent ) || '';

/** Adds menus for captions, chapters and speed. They are native select elements, whose lists may be larger than a small iframe. */
export function addMenus( player: Player ): Menus {
	addSpeed( player );
	return { ...addCaptions( player ), ...addChapters( player ) };
}

function addSpeed( { video, part }: Player ) {
	const list = part< HTMLSelectElement >( 'speed' );
	list?.addEventListener( 'change', () => {
		video.playbackRate = Number( list.value );
	} );
	video.addEventListener( 'ratechange', () => {
		if ( list ) {
			list.value = `${ video.playbackRate }`;
		}
	} );
}

function addCaptions( player: Player ) {
	const { box, video, part } = player;
	const list = part< HTMLSelectElement >( 'captions' );
	const spoken = part( 'spoken' );
	const tracks = [ ...video.textTracks ].filter( ( { kind } ) =>
		[ ...SHOWN, 'descriptions' ].includes( kind )
	);
	// Track that the key turns on: the last chosen one, else one in the visitor's language.
	let last =
		1 +
		Math.max(
			0,
			tracks.findIndex( ( { language } ) =>
				navigator.language.startsWith( language )
			)
		);
	const choose = ( index: number ) => {
		last = index || last;
		tracks.forEach( ( track, at ) => {
			const isOn = at + 1 === index;
			// Descriptions are read by screen readers.
			const isRead = ! SHOWN.includes( track.kind );
			const on = isRead ? 'hidden' : 'showing';
			track.mode = isOn ? on : 'disabled';
			track.oncuechange = () => {
				if ( spoken && isRead ) {
					spoken.textContent = [ ...( track.activeCues ?? [] ) ]
						.map( getText )
						.join( ' ' );
				}
			};
		} );
		if ( list ) {
			list.value = `${ index }`;
		}
		box.classList.toggle( 'is-captions', index > 0 );
	};
	tracks.forEach( ( { label, language }, at ) =>
		list?.add( new Option( label || language, `${ at + 1 }` ) )
	);
	list?.addEventListener( 'change', () => choose( Number( list.value ) ) );
	list?.parentElement?.toggleAttribute( 'hidden', ! tracks.length );
	choose( 0 );
	liftCues( player );
	return {
		toggleCaptions: () =>
			choose( Number( list?.value ) || ! tracks.length ? 0 : last ),
	};
}

function addChapters( player: Player ) {
	const { video, part } = player;
	const list = part< HTMLSelectElement >( 'chapters' );
	const track = [ ...video.textTracks ].find(
		( { kind } ) => kind === 'chapters'
	);
	// Not `activeCues`, which browsers do not update before playback.
	const getCue = () =>
		[ ...( track?.cues ?? [] ) ].find(
			( { startTime, endTime } ) =>
				startTime <= video.currentTime && video.currentTime < endTime
		);
	const getChapter = () => {
		const cue = getCue();
		return cue ? getText( cue ) : '';
	};
	const fill = () => {
		const cues = [ ...( track?.cues ?? [] ) ];
		list?.replaceChildren(
			...cues.map(
				( cue ) =>
					new Option(
						`${ formatTime( cue.startTime ) } ${ getText( cue ) }`,
						`${ cue.startTime }`
					)
			)
		);
		list?.parentElement?.toggleAttribute( 'hidden', ! cues.length );
		show();
	};
	const show = () => {
		if ( list ) {
			list.value = `${ getCue()?.startTime ?? '' }`;
		}
		const title = part( 'chapter' );
		if ( title ) {
			title.textContent = getChapter();
		}
	};
	if ( track ) {
		// Loads the cues; the player shows them itself.
		track.mode = 'hidden';
		video.addEventListener( 'timeupdate', show );
		video.addEventListener( 'seeking', show );
		video
			.querySelector( 'track[kind=chapters]' )
			?.addEventListener( 'load', fill );
	}
	list?.addEventListener( 'change', () =>
		seekTo( player, Number( list.value ) )
	);
	return { getChapter };
}

/** Moves cues above the control bar, if their file does not position them. */
function liftCues( { video, part }: Player ) {
	const placed = new Set< TextTrackCue >();
	const place = ( track: TextTrack ) => {
		// A line of captions has about 1/16 of the height of the image, see style.scss.
		const line = Math.max( 18, video.clientHeight / 16 );
		const height = ( part( 'row' )?.offsetHeight ?? 0 ) * 2;
		const { mode } = track;
		// Browsers position a cue when its track is turned on.
		track.mode = 'hidden';
		for ( const cue of track.cues ?? [] ) {
			if (
				cue instanceof VTTCue &&
				( cue.line === 'auto' || placed.has( cue ) )
			) {
				placed.add( cue );
				cue.line = -2 - Math.ceil( height / line );
			}
		}
		track.mode = mode;
	};
	const elements = [ ...video.querySelectorAll( 'track' ) ];
	for ( const element of elements ) {
		element.addEventListener( 'load', () => place( element.track ) );
	}
	new ResizeObserver( () => {
		for ( const { track } of elements ) {
			if ( track.mode === 'showing' ) {
				place( track );
			}
		}
	} ).observe( video );
}
