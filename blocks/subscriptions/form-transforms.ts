import { createBlock, type Block } from '@wordpress/blocks';
import { escapeHTML } from '@wordpress/escape-html';
import { __ } from '@wordpress/i18n';
import type { CustomField } from '@shared/custom-fields';
import { toPlainText } from '@shared/plain-text';
import {
	isRecord,
	toList,
	toRecord,
	toRecords,
	type UnknownRecord,
} from '@shared/guards';
import { TEXTS } from './constants';

/** As many fields of one's own as the form asks for (class Subscription_Definition). */
const MAX_FIELDS = 10;

const BUTTONS = [ 'jetpack/button', 'core/button' ];

/** Blocks of a form that asks for an address and little more. */
const KNOWN = [
	'jetpack/field-email',
	'jetpack/field-name',
	'jetpack/field-text',
	// A subscriber confirms by mail.
	'jetpack/field-consent',
	'core/buttons',
	...BUTTONS,
];

const getAttributes = ( block: unknown ): UnknownRecord =>
	toRecord( toRecord( block ).attributes );

const getInner = ( block: unknown ): UnknownRecord[] =>
	toRecords( toRecord( block ).innerBlocks );

const findAll = ( blocks: UnknownRecord[], ...names: string[] ) =>
	blocks.filter( ( { name } ) => names.some( ( known ) => known === name ) );

/** Label of a field: its own in the older format, a block inside it in today's. */
function readLabel( field: unknown ): string {
	const [ label ] = findAll( getInner( field ), 'jetpack/label' );
	return toPlainText( getAttributes( label ?? field ).label ).trim();
}

/** Whether a subscription form can ask for all that a form asks for. */
function isSignUp( fields: UnknownRecord[] ): boolean {
	const count = ( name: string ) => findAll( fields, name ).length;
	return (
		findAll( fields, ...KNOWN ).length === fields.length &&
		count( 'jetpack/field-email' ) === 1 &&
		count( 'jetpack/field-name' ) <= 1 &&
		count( 'jetpack/field-text' ) <= MAX_FIELDS
	);
}

/**
 * Text and look of a button, core's or the form's own; an address has no place in a form.
 *
 * @param button The button's block.
 */
export function readButton( button: unknown ): UnknownRecord {
	const attributes = getAttributes( button );
	const colors = toRecord( toRecord( attributes.style ).color );
	const label = toPlainText( attributes.text );
	return {
		submitButtonText: label.trim() ? escapeHTML( label ) : undefined,
		buttonBackgroundColor: attributes.backgroundColor,
		customButtonBackgroundColor:
			colors.background ?? attributes.customBackgroundColor,
		buttonGradient: attributes.gradient,
		customButtonGradient: colors.gradient ?? attributes.customGradient,
		textColor: attributes.textColor,
		customTextColor: colors.text ?? attributes.customTextColor,
	};
}

function formToSubscriptions( _: unknown, innerBlocks?: unknown ): Block {
	const fields = toRecords( innerBlocks );
	const [ name ] = findAll( fields, 'jetpack/field-name' );
	const [ button ] = findAll(
		fields.flatMap( ( field ) => [ field, ...getInner( field ) ] ),
		...BUTTONS
	);
	const extraFields = findAll( fields, 'jetpack/field-text' ).map(
		( field, index ): CustomField => ( {
			key: `field_${ index + 1 }`,
			label: readLabel( field ),
			required: getAttributes( field ).required === true,
		} )
	);
	return createBlock( 'jetpack/subscriptions', {
		...readButton( button ),
		...( name && {
			showNameField: true,
			nameFieldLabel: readLabel( name ) || undefined,
		} ),
		...( extraFields.length > 0 && { extraFields } ),
	} );
}

function subscriptionsToForm( attributes: unknown ): Block {
	const form = toRecord( attributes );
	const labelled = ( label: unknown ) =>
		typeof label === 'string' && label !== ''
			? { label: escapeHTML( label ) }
			: {};
	return createBlock( 'jetpack/contact-form', {}, [
		...( form.showNameField === true
			? [
					createBlock(
						'jetpack/field-name',
						labelled( form.nameFieldLabel )
					),
				]
			: [] ),
		// Not with the reader of the fields: it would bring their controls into the editor script.
		...toRecords( form.extraFields ).map( ( { label, required } ) =>
			createBlock( 'jetpack/field-text', {
				...labelled( label ),
				...( required === true && { required } ),
			} )
		),
		createBlock( 'jetpack/field-email', { required: true } ),
		createBlock( 'jetpack/field-consent' ),
		createBlock( 'jetpack/button', {
			element: 'button',
			text:
				form.submitButtonText === TEXTS.submitButtonText
					? __( 'Subscribe', 'mainstreet-blocks' )
					: form.submitButtonText,
			backgroundColor: form.buttonBackgroundColor,
			customBackgroundColor: form.customButtonBackgroundColor,
			gradient: form.buttonGradient,
			customGradient: form.customButtonGradient,
			textColor: form.textColor,
			customTextColor: form.customTextColor,
		} ),
	] );
}

/**
 * A form that asks for an address and little more becomes a subscription form, and the other way round: then answers
 * are stored as responses, and nothing is mailed. A form that stands in another post stays.
 */
export const formTransforms = {
	from: {
		type: 'block' as const,
		blocks: [ 'jetpack/contact-form' ],
		isMatch: ( attributes: unknown, form?: unknown ) =>
			isRecord( attributes ) &&
			! attributes.ref &&
			isSignUp( toRecords( toList( toRecord( form ).innerBlocks ) ) ),
		transform: formToSubscriptions,
	},
	to: {
		type: 'block' as const,
		blocks: [ 'jetpack/contact-form' ],
		transform: subscriptionsToForm,
	},
};
