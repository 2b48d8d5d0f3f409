import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { readFields } from '@shared/custom-fields';
import type { Attributes } from '../types';
import { getStyleAttributes } from './style-attributes';
import { showText, storeText } from './texts';

type Props = {
	attributes: Attributes;
	/** Whether the author is at it: then a form behind a button is open. */
	isSelected: boolean;
	onChange: ( attributes: Partial< Attributes > ) => void;
};

const BASE = 'wp-block-jetpack-subscriptions';

/** Whether visitors see a button, which the form unfolds from. */
const hasFold = ( { className }: Attributes ): boolean =>
	( className ?? '' ).split( ' ' ).includes( 'is-style-button' );

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

type TextName = 'subscribePlaceholder' | 'submitButtonText';

/** The fields before the one of the address. */
function FurtherFields( {
	attributes: { extraFields, nameFieldLabel, showNameField },
	styles,
}: Pick< Props, 'attributes' > & {
	styles: ReturnType< typeof getStyleAttributes >[ 'field' ];
} ) {
	return (
		<>
			{ showNameField && (
				<Field
					label={
						nameFieldLabel || __( 'Name', 'mainstreet-blocks' )
					}
					styles={ styles }
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
						styles={ styles }
					/>
				);
			} ) }
		</>
	);
}

/** The form as visitors see it, its placeholder and button typed in place. */
export function FormPreview( { attributes, isSelected, onChange }: Props ) {
	const { button, common, field } = getStyleAttributes( attributes );
	const text = ( name: TextName ) => ( {
		identifier: name,
		value: showText( name, attributes[ name ] ),
		onChange: ( typed: string ) =>
			onChange( { [ name ]: storeText( name, typed ) } ),
		allowedFormats: [],
		withoutInteractiveFormatting: true,
		disableLineBreaks: true,
	} );
	const typedButton = ( style: CSSProperties ) => (
		<RichText
			{ ...text( 'submitButtonText' ) }
			className={ `wp-block-button__link ${ button.className }` }
			style={ style }
			aria-label={ __( 'Button text', 'mainstreet-blocks' ) }
			placeholder={ __( 'Subscribe', 'mainstreet-blocks' ) }
		/>
	);
	const isFolded = hasFold( attributes );

	const form = (
		<div className={ `${ BASE }__form` } style={ common }>
			<FurtherFields attributes={ attributes } styles={ field } />
			<div className={ `${ BASE }__line` }>
				<div className={ `${ BASE }__field` }>
					<RichText
						{ ...text( 'subscribePlaceholder' ) }
						className={ `${ BASE }__input is-placeholder ${ field.className }` }
						style={ field.style }
						aria-label={ __(
							'Email field placeholder',
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
					{ isFolded ? (
						// Typed in the button that opens the form.
						<span
							className={ `wp-block-button__link ${ button.className }` }
							style={ button.style }
						>
							{ showText(
								'submitButtonText',
								attributes.submitButtonText
							) || __( 'Subscribe', 'mainstreet-blocks' ) }
						</span>
					) : (
						typedButton( button.style )
					) }
				</div>
			</div>
		</div>
	);
	return isFolded ? (
		<div className={ `${ BASE }__fold` } style={ common }>
			{ typedButton( {
				...button.style,
				width: button.around.width ?? button.style.width,
			} ) }
			{ isSelected && form }
		</div>
	) : (
		form
	);
}
