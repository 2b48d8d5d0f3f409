/**
 * The contact form on the page: sends itself in the background, says at once which
 * fields are missing, and shows the value of sliders.
 */
import { initBlocks } from '../../shared/view/init-blocks';
import { onNear } from '../../shared/view/on-near-viewport';
import { enhance } from '../../shared/view/visitor-form';
import { findMissing } from './view/find-missing';
import type { Files } from './view/files';
import type { Steps } from './view/steps';
import { fillConfirmation, restoreForm } from './view/confirmation';

initBlocks< HTMLFormElement >( 'form.contact-form', ( form ) => {
	let steps: Steps | undefined;
	let files: Files | undefined;
	const cleanup = enhance( form, {
		check: findMissing,
		reveal: ( control ) => steps?.reveal( control ),
		post: ( to, body ) => files?.post( to, body ),
		told: ( answer ) => files?.told( answer ),
		fill( thanks, answer ) {
			fillConfirmation( thanks, answer );
			restoreForm( thanks, form );
		},
	} );
	// Where it can't be had, the form stays one long form.
	if ( form.querySelector( '.mainstreet-form__steps' ) ) {
		import( /* webpackChunkName: "form-steps" */ './view/steps' ).then(
			( { startSteps } ) => ( steps = startSteps( form ) ),
			() => {}
		);
	}
	if ( form.querySelector( '[data-mainstreet-files]' ) ) {
		onNear( () =>
			import( /* webpackChunkName: "form-files" */ './view/files' ).then(
				( { startFiles } ) => {
					files = startFiles( form );
				},
				() => {}
			)
		)( form );
	}
	if ( form.querySelector( '[data-mainstreet-when]' ) ) {
		import(
			/* webpackChunkName: "form-conditions" */ './view/conditions'
		).then(
			( { startConditions } ) => startConditions( form ),
			() => {}
		);
	}
	// Typing in the "Other" field also selects its option.
	form.addEventListener( 'input', ( { target } ) => {
		if (
			target instanceof HTMLInputElement &&
			target.name.endsWith( ':other]' ) &&
			target.value
		) {
			target.parentElement
				?.querySelectorAll< HTMLInputElement | HTMLOptionElement >(
					'input,option'
				)
				.forEach(
					( choice ) =>
						choice.value === target.getAttribute( 'aria-label' ) &&
						Object.assign( choice, {
							checked: true,
							selected: true,
						} )
				);
		}
	} );
	for ( const output of form.querySelectorAll( 'output' ) ) {
		const slider = output.previousElementSibling;
		if ( slider instanceof HTMLInputElement ) {
			const show = () => ( output.value = slider.value );
			output.hidden = false;
			slider.addEventListener( 'input', show );
			// A page taken from the history comes with the value it was left with.
			window.addEventListener( 'pageshow', show );
			// The event comes before the value.
			form.addEventListener( 'reset', () => setTimeout( show ) );
			show();
		}
	}
	return cleanup;
} );
