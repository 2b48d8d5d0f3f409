import { fill, type Settings } from './settings';
import { getWindow, type Action, type State } from './state';

type Send = ( action: Action ) => void;

/**
 * Creates an element.
 *
 * @param className Its class, without the common beginning.
 * @param children  What stands in it.
 */
export function createElement< Tag extends keyof HTMLElementTagNameMap >(
	tag: Tag,
	className: string,
	...children: ( Node | string )[]
): HTMLElementTagNameMap[ Tag ] {
	const element = document.createElement( tag );
	element.className = `wp-story-${ className }`;
	element.append( ...children );
	return element;
}

/** Sets the accessible name of a control. */
export const label = ( element: Element, text: string ): void =>
	element.setAttribute( 'aria-label', text );

const makeButton = ( className: string, name: string, press: () => void ) => {
	const button = createElement( 'button', className );
	button.type = 'button';
	label( button, name );
	button.addEventListener( 'click', press );
	return button;
};

/** Creates the progress bars: as many as fit, around the current slide. */
function makeBullets( settings: Settings, send: Send ) {
	const { texts } = settings;
	const row = createElement( 'div', 'pagination' );
	row.setAttribute( 'role', 'group' );
	label( row, texts.choose );
	const bullets: HTMLButtonElement[] = [];
	let begin = 0;
	const draw = ( state: State ) => {
		const { first, count } = getWindow(
			state.total,
			state.index,
			state.fullscreen
				? settings.maxBulletsFullscreen
				: settings.maxBullets
		);
		begin = first;
		while ( bullets.length < count ) {
			const place = bullets.length;
			const bullet = makeButton( 'pagination-bullet', '', () =>
				send( { type: 'show', index: begin + place } )
			);
			bullet.append( createElement( 'span', 'pagination-bullet-bar' ) );
			bullets.push( bullet );
			row.append( bullet );
		}
		bullets.forEach( ( bullet, place ) => {
			const index = first + place;
			const isCurrent = index === state.index;
			bullet.hidden = place >= count;
			label( bullet, fill( texts.goTo, index + 1 ) );
			bullet.setAttribute( 'aria-current', `${ isCurrent }` );
			// There are more slides than bars on this side.
			bullet.classList.toggle(
				'is-ellipsis',
				( place === 0 && first > 0 ) ||
					( place === count - 1 && first + count < state.total )
			);
			const done = isCurrent
				? state.time / ( state.duration || 1 )
				: Number( index < state.index );
			bullet.style.setProperty( '--wp-story-done', `${ done }` );
		} );
	};
	return { row, draw };
}

/**
 * Creates all parts of the player except for the slides.
 *
 * @param settings The story's.
 * @param hasVideo Whether there can be sound.
 * @param send     Tells the story what was pressed.
 * @return The parts, and how they follow the story.
 */
export function makeControls(
	settings: Settings,
	hasVideo: boolean,
	send: Send
) {
	const { texts } = settings;
	const bullets = makeBullets( settings, send );
	let isOpen = false;
	const play = makeButton( 'play', '', () => send( { type: 'toggle' } ) );
	const mute = makeButton( 'mute', '', () => send( { type: 'mute' } ) );
	const expand = makeButton( 'expand', '', () =>
		send( { type: 'fullscreen', on: ! isOpen } )
	);
	const count = createElement( 'span', 'count' );
	const previous = makeButton( 'prev-slide', texts.previous, () =>
		send( { type: 'previous' } )
	);
	const next = makeButton( 'next-slide', texts.next, () =>
		send( { type: 'next' } )
	);
	const bar = createElement( 'div', 'controls', play );
	if ( hasVideo ) {
		bar.append( mute );
	}
	bar.append( count, expand );
	const overlay = createElement( 'div', 'overlay', bar, previous, next );
	if ( settings.showProgressBar ) {
		overlay.prepend( bullets.row );
	}

	const draw = ( state: State ) => {
		isOpen = state.fullscreen;
		bullets.draw( state );
		let name = state.ended ? texts.replay : texts.play;
		if ( state.playing ) {
			name = texts.pause;
		}
		label( play, name );
		label( mute, state.muted ? texts.unmute : texts.mute );
		label( expand, isOpen ? texts.exit : texts.enter );
		count.textContent = settings.showSlideCount
			? `${ state.index + 1 } / ${ state.total }`
			: '';
	};
	return { overlay, play, expand, draw };
}
