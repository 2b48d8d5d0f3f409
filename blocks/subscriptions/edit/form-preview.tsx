import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { readFields } from '@shared/custom-fields';
import type { Attributes } from '../types';
import { getStyleAttributes } from './style-attributes';
import { showText, storeText } from './texts';

type Props = {
	attributes: Attributes;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const BASE = 'wp-block-jetpack-subscriptions';

/** A field that only visitors fill in. */
function Field( {
	label,
	styles,
}: {
	label: string;
	styles: ReturnType< typeof getStyleAttributes >[ 'field' ];
} ) {
	return (
		<div className={ `${ BASE }__field` }>
			<span className={ `${ BASE }__label` }>{ label }</span>
			<div
				className={ `${ BASE }__input ${ styles.className }` }
				style={ styles.style }
			>
				&nbsp;
			</div>
		</div>
	);
}

/** The form as visitors see it, its placeholder and button typed in place. */
export function FormPreview( { attributes, onChange }: Props ) {
	const { extraFields, nameFieldLabel, showNameField } = attributes;
	const { button, common, field } = getStyleAttributes( attributes );
	const text = ( name: 'subscribePlaceholder' | 'submitButtonText' ) => ( {
		identifier: name,
		value: showText( name, attributes[ name ] ),
		onChange: ( typed: string ) =>
			onChange( { [ name ]: storeText( name, typed ) } ),
		allowedFormats: [],
		withoutInteractiveFormatting: true,
		disableLineBreaks: true,
	} );

	return (
		<div className={ `${ BASE }__form` } style={ common }>
			{ showNameField && (
				<Field
					label={
						nameFieldLabel || __( 'Name', 'mainstreet-blocks' )
					}
					styles={ field }
				/>
			) }
			{ readFields( extraFields ).map( ( { label, required }, index ) => {
				const shown = label || __( 'Your answer', 'mainstreet-blocks' );
				return (
					<Field
						key={ index }
						label={
							required
								? sprintf(
										/* translators: %s: label of a form field. */
										__(
											'%s (required)',
											'mainstreet-blocks'
										),
										shown
									)
								: shown
						}
						styles={ field }
					/>
				);
			} ) }
			<div className={ `${ BASE }__line` }>
				<div className={ `${ BASE }__field` }>
					<RichText
						{ ...text( 'subscribePlaceholder' ) }
						className={ `${ BASE }__input is-placeholder ${ field.className }` }
						style={ field.style }
						aria-label={ __(
							'Text in the email field',
							'mainstreet-blocks'
						) }
						placeholder={ __(
							'Type your email…',
							'mainstreet-blocks'
						) }
					/>
				</div>
				<div
					className={ `${ BASE }__button wp-block-button` }
					style={ button.around }
				>
					<RichText
						{ ...text( 'submitButtonText' ) }
						className={ `wp-block-button__link ${ button.className }` }
						style={ button.style }
						aria-label={ __( 'Button text', 'mainstreet-blocks' ) }
						placeholder={ __( 'Subscribe', 'mainstreet-blocks' ) }
					/>
				</div>
			</div>
		</div>
	);
}
