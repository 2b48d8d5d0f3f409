import { seekTo, type Player } from './player';
import { formatTime } from './time';

export type Menus = {
	/** Captions on and off. */
	toggleCaptions: () => void;
	/** Title of the chapter being played; '' for none. */
	getChapter: () => string;
};

const SHOWN = [ 'subtitles', 'captions' ];

/** What a cue says, without its marks. */
const getText = ( cue: TextTrackCue ): string =>
	( cue instanceof VTTCue && cue.getCueAsHTML().textContent ) || '';

/** Captions, chapters and speed: lists of the browser's own, which are larger than a small frame and known to every hand. */
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
	// Which one the key switches on: what was chosen last, else one in the visitor's language.
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
			// Descriptions are read out by the visitor's own program.
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
	// Not its activeCues: a browser that was never played does not keep them.
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
		// Loads its cues; the player draws them itself.
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

/** Puts cues above the bar, where their file leaves the place to the player. */
function liftCues( { video, part }: Player ) {
	const placed = new Set< TextTrackCue >();
	const place = ( track: TextTrack ) => {
		// A line of captions is about a sixteenth of the image, see style.scss.
		const line = Math.max( 18, video.clientHeight / 16 );
		const height = ( part( 'row' )?.offsetHeight ?? 0 ) * 2;
		const { mode } = track;
		// Browsers place a cue when its track begins to be shown.
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
