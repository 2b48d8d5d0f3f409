import { RichText } from '@wordpress/block-editor';
import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import type { Setting } from '@shared/inspector';
import { escapeBrackets } from '@shared/plain-text';
import type { InnerAttributes } from '../../inner/types';
import { readText } from '../guards';
import { ChoiceBox } from './choice-box';

type Props = {
	attributes: InnerAttributes;
	setAttributes: ( attributes: InnerAttributes ) => void;
};

/** Returns the standard texts (docs/content-format.md 4.2). They are not saved in the post until they are changed. */
const getMessages = () => ( {
	implicit: __(
		"By submitting your information, you're giving us permission to email you. You may unsubscribe at any time.",
		'mainstreet-blocks'
	),
	explicit: __(
		'Can we send you an email from time to time?',
		'mainstreet-blocks'
	),
} );

const readType = ( attributes: InnerAttributes ): 'implicit' | 'explicit' =>
	attributes.consentType === 'explicit' ? 'explicit' : 'implicit';

/** Text that visitors agree to, by a checkbox or by submitting the form. */
export function ConsentMessage( {
	attributes,
	setAttributes,
	style,
}: Props & { style?: CSSProperties } ) {
	const type = readType( attributes );
	const name = `${ type }ConsentMessage`;
	return (
		<div
			style={ style }
			className={ type === 'explicit' ? 'mainstreet-field__choice' : '' }
		>
			{ type === 'explicit' && <ChoiceBox kind="checkbox" /> }
			<RichText
				tagName="span"
				aria-label={ __( 'Consent message', 'mainstreet-blocks' ) }
				placeholder={ getMessages()[ type ] }
				value={ escapeBrackets(
					readText( attributes, name ) || getMessages()[ type ]
				) }
				onChange={ ( text ) => setAttributes( { [ name ]: text } ) }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
			/>
		</div>
	);
}

/** Returns the setting for the type of consent. */
export const getConsentType = ( {
	attributes,
	setAttributes,
}: Props ): Setting< InnerAttributes > => ( {
	label: __( 'Permission to email', 'mainstreet-blocks' ),
	reset: { consentType: 'implicit' },
	control: ( label ) => (
		<RadioControl
			label={ label }
			selected={ readType( attributes ) }
			options={ [
				{
					label: __(
						'State that submitting the form gives permission',
						'mainstreet-blocks'
					),
					value: 'implicit',
				},
				{
					label: __( 'Ask with a checkbox', 'mainstreet-blocks' ),
					value: 'explicit',
				},
			] }
			onChange={ ( consentType: string ) =>
				setAttributes( { consentType } )
			}
		/>
	),
} );
