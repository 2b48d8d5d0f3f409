import { RichText } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import { escapeBrackets } from '@shared/plain-text';
import type { CSSProperties } from 'react';

const FORMATS = [ 'core/bold', 'core/italic', 'core/link' ];

type Props = {
	/** HTML of the label. */
	label: string;
	onChange: ( label: string ) => void;
	/** Whether the label ends with a text for required fields. */
	isRequired?: boolean;
	/** Text for required fields; empty for the default. */
	requiredText?: string;
	onChangeRequired?: ( text: string ) => void;
	placeholder?: string;
	/** Classes and styles of the label. */
	looks?: { className?: string; style?: CSSProperties };
};

/** Label of a field, with the text for required fields. Both can be edited in place. */
export function Label( props: Props ) {
	const { isRequired, looks, onChangeRequired, requiredText = '' } = props;
	return (
		<div
			className={ `mainstreet-field__label grunion-field-label ${
				looks?.className ?? ''
			}` }
			style={ looks?.style }
		>
			<RichText
				tagName="span"
				aria-label={ __( 'Label', 'mainstreet-blocks' ) }
				placeholder={
					props.placeholder || __( 'Add label…', 'mainstreet-blocks' )
				}
				value={ escapeBrackets( props.label ) }
				onChange={ props.onChange }
				allowedFormats={ FORMATS }
				disableLineBreaks
			/>
			{ isRequired && onChangeRequired && (
				<RichText
					tagName="span"
					className="grunion-label-required"
					aria-label={ __( 'Required text', 'mainstreet-blocks' ) }
					placeholder={ __( '(required)', 'mainstreet-blocks' ) }
					value={ escapeBrackets( requiredText ) }
					onChange={ onChangeRequired }
					allowedFormats={ [] }
					disableLineBreaks
				/>
			) }
		</div>
	);
}
