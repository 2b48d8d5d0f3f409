import { setFieldError } from '../../../shared/view/visitor-form';
import { checkStep, type Texts } from './step-check';

/** Controls a form with steps. */
export type Steps = {
	/** Shows the step that contains an element. */
	reveal: ( element: HTMLElement ) => void;
};

/** Reads the texts; undefined if a filter of another plugin broke them: the form then stays in one piece. */
function readTexts( box: HTMLElement ): Texts | undefined {
	try {
		return JSON.parse( box.dataset.mainstreetSteps ?? '' );
	} catch {
		return undefined;
	}
}

/** Whether a step is shown: not if all of its fields are hidden by conditions. A step without fields is shown. */
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
 * Shows a form one step at a time. A step is validated before the next one is shown. Enter continues, and the browser's back button shows
 * the previous step, with everything that was typed.
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

	/** Returns the nearest step to show in a direction; -1 for none. */
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

	/** Updates the elements that depend on the current step. */
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
		// Announced only if it has changed.
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

	/** Stores the current step of this form in the browser's history, beside what other code stores there. */
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

	// Runs before the handlers that send the form.
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

	// Browsers cannot show validation messages in a hidden step.
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
		// The visitor focused a field before the script ran.
		reveal( focused );
		focused.focus();
	}
	keep( 'replaceState' );
	return { reveal };
}
