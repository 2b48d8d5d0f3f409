import { setFieldError } from '../../../shared/view/visitor-form';
import { checkStep, type Texts } from './step-check';

/** How a form in steps is led from outside. */
export type Steps = {
	/** Shows the step that an element is in. */
	reveal: ( element: HTMLElement ) => void;
};

/** Sentences of the form; undefined where another plugin's filter broke them: then it stays one long form. */
function readTexts( box: HTMLElement ): Texts | undefined {
	try {
		return JSON.parse( box.dataset.mainstreetSteps ?? '' );
	} catch {
		return undefined;
	}
}

/** A step whose fields all wait for an answer elsewhere has nothing to ask; one of text alone is read. */
const hasToShow = ( step: Element ): boolean => {
	const fields = [ ...step.querySelectorAll( '.grunion-field-wrap' ) ];
	return (
		! fields.length ||
		fields.some(
			( field ) => ! field.closest( '[hidden].grunion-field-wrap' )
		)
	);
};

/**
 * Shows a form one step at a time. Each step is checked before the next; Enter goes on, and the browser's way back leads
 * to the step before, with all that was typed.
 *
 * @param form Form as Steps_Renderer prints it.
 * @return Undefined where it stays one long form.
 */
export function startSteps( form: HTMLFormElement ): Steps | undefined {
	const all = < T extends HTMLElement >( selector: string ): T[] => [
		...form.querySelectorAll< T >( selector ),
	];
	const steps = all( '.mainstreet-form__step' );
	const [ box ] = all( '.mainstreet-form__steps' );
	const count = box?.querySelector< HTMLElement >(
		'.mainstreet-form__count'
	);
	const texts = box && readTexts( box );
	if ( ! texts || ! count || ! steps[ 1 ] ) {
		return undefined;
	}
	const senders = all< HTMLButtonElement >( '[type=submit]' );
	let current = 0;

	/** The nearest step that shows anything, in one direction; -1 for none. */
	const find = ( from: number, direction: 1 | -1 ): number => {
		let at = from;
		for (
			let step = steps[ at ];
			step && ! hasToShow( step );
			step = steps[ at ]
		) {
			at += direction;
		}
		return steps[ at ] ? at : -1;
	};
	const isLast = () => find( current + 1, 1 ) < 0;

	/** Draws what belongs to the current step. */
	const draw = () => {
		const shown = steps.filter( hasToShow );
		const step = steps[ current ];
		const number = step ? shown.indexOf( step ) + 1 : 0;
		steps.forEach( ( other ) => {
			other.hidden = other !== step;
		} );
		all( '[data-mainstreet-way]' ).forEach( ( button ) => {
			button.hidden =
				button.dataset.mainstreetWay === 'back'
					? find( current - 1, -1 ) < 0
					: isLast();
		} );
		senders.forEach( ( button ) => {
			button.hidden = ! isLast();
		} );
		all( '.mainstreet-form__progress' ).forEach( ( progress ) => {
			progress.hidden = false;
			progress.style.setProperty(
				'--mainstreet-done',
				`${ ( number / shown.length ) * 100 }%`
			);
			[ ...progress.children ].forEach( ( dot, index ) => {
				dot.classList.toggle( 'is-done', index < number );
				dot.classList.toggle( 'is-left-out', index >= shown.length );
			} );
		} );
		const text = ( texts.step ?? '' )
			.replace( '%1$s', `${ number }` )
			.replace( '%2$s', `${ shown.length }` );
		// Said again only when it is another.
		if ( count.textContent !== text ) {
			count.textContent = text;
		}
		count.hidden = false;
	};

	const show = ( step: number, withFocus = true ) => {
		current = step;
		draw();
		if ( withFocus ) {
			steps[ step ]
				?.querySelector< HTMLElement >( '.mainstreet-form__step-name' )
				?.focus();
		}
	};

	/** What the browser's history says of this form; others may keep something there, too. */
	const keep = ( name: 'pushState' | 'replaceState' ) =>
		history[ name ]( { ...history.state, [ form.id ]: current }, '' );

	const goOn = () => {
		const step = steps[ current ];
		const faults = step ? checkStep( form, texts, step ) : {};
		all( '.mainstreet-form__error' ).forEach( ( error ) => {
			if ( step?.contains( error ) ) {
				error.replaceChildren();
			}
		} );
		step?.querySelectorAll( '[aria-invalid]' ).forEach( ( control ) =>
			control.removeAttribute( 'aria-invalid' )
		);
		for ( const key in faults ) {
			setFieldError( form, key, faults[ key ] );
		}
		const wrong = step?.querySelector< HTMLElement >( '[aria-invalid]' );
		if ( wrong ) {
			wrong.focus();
			return;
		}
		show( find( current + 1, 1 ) );
		keep( 'pushState' );
	};

	const reveal = ( element: HTMLElement, withFocus = false ) => {
		const at = steps.findIndex( ( step ) => step.contains( element ) );
		if ( at >= 0 ) {
			show( at, withFocus );
		}
	};

	// Before whatever sends the form.
	form.addEventListener(
		'submit',
		( event ) => {
			if ( ! isLast() ) {
				event.preventDefault();
				event.stopImmediatePropagation();
				goOn();
			}
		},
		true
	);
	form.addEventListener( 'click', ( { target } ) => {
		const way =
			target instanceof Element &&
			target.closest< HTMLElement >( '[data-mainstreet-way]' )?.dataset
				.mainstreetWay;
		if ( way === 'next' ) {
			goOn();
		} else if ( way ) {
			show( Math.max( 0, find( current - 1, -1 ) ) );
			keep( 'replaceState' );
		}
	} );
	form.addEventListener( 'mainstreet-shown', draw );
	form.addEventListener( 'reset', () => show( find( 0, 1 ), false ) );
	window.addEventListener( 'popstate', ( { state } ) => {
		const at = Number( state?.[ form.id ] ?? -1 );
		if ( steps[ at ] && form.isConnected ) {
			show( Math.max( 0, find( at, -1 ) ) );
		}
	} );

	// Browsers can't show their own complaints in a step that is hidden.
	form.noValidate = true;
	form.classList.add( 'is-in-steps' );
	const wrong = form.querySelector< HTMLElement >( '[aria-invalid]' );
	// A reload keeps the values and the current step.
	const kept = Number( history.state?.[ form.id ] );
	const focused = form.querySelector< HTMLElement >( ':focus' );
	show(
		steps[ kept ]
			? Math.max( 0, find( kept, -1 ) )
			: Math.max( 0, find( 0, 1 ) ),
		false
	);
	if ( wrong ) {
		reveal( wrong );
	} else if ( focused ) {
		// Somebody was quicker than the script.
		reveal( focused );
		focused.focus();
	}
	keep( 'replaceState' );
	return { reveal };
}
