import { RichText, useInnerBlocksProps } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { readFields } from '@shared/custom-fields';
import type { Attributes, Notification } from '../types';
import { getTexts, toLabel } from './texts';

const BASE = 'wp-block-jetpack-mailchimp';

type Props = {
	attributes: Attributes;
	preview: Notification | null;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

/** The form as visitors see it; its button is an inner block. */
export function Form( { attributes, preview, onChange }: Props ) {
	const texts = getTexts();
	const button = useInnerBlocksProps(
		{},
		{
			template: [
				[
					'jetpack/button',
					{
						element: 'button',
						text: __( 'Join my email list', 'mainstreet-blocks' ),
						uniqueId: 'mailchimp-widget-id',
					},
				],
			],
			templateLock: 'all',
		}
	);
	const name = preview && toLabel( preview );
	return (
		<>
			{ readFields( attributes.extraFields ).map(
				( { label, required }, index ) => {
					const shown =
						label || __( 'Your answer', 'mainstreet-blocks' );
					return (
						<p key={ index } className={ `${ BASE }__field` }>
							<span>
								{ required
									? sprintf(
											/* translators: %s: label of a form field. */
											__(
												'%s (required)',
												'mainstreet-blocks'
											),
											shown
										)
									: shown }
							</span>
							<input type="text" disabled aria-label={ shown } />
						</p>
					);
				}
			) }
			<p className={ `${ BASE }__email` }>
				<input
					type="email"
					disabled
					aria-label={ __( 'Email address', 'mainstreet-blocks' ) }
					placeholder={
						attributes.emailPlaceholder || texts.emailPlaceholder
					}
				/>
			</p>
			<div { ...button } />
			<RichText
				tagName="p"
				className={ `${ BASE }_consent-text` }
				identifier="consentText"
				aria-label={ __( 'Consent text', 'mainstreet-blocks' ) }
				placeholder={ texts.consentText }
				value={ attributes.consentText ?? texts.consentText }
				onChange={ ( consentText ) => onChange( { consentText } ) }
				allowedFormats={ [
					'core/bold',
					'core/italic',
					'core/link',
					'core/strikethrough',
				] }
			/>
			<div
				className={
					name
						? `${ BASE }_notification ${ BASE }_${ preview }`
						: undefined
				}
				role="status"
			>
				{ name && ( attributes[ name ] ?? texts[ name ] ) }
			</div>
		</>
	);
}
