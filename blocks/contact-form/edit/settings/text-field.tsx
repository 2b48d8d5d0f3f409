import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';

type Props = {
	label: string;
	help?: string;
	/** The attribute. */
	value: string | undefined;
	/** What holds while nothing is saved; shown, and never written into the post. */
	standard: string;
	onChange: ( value: string | undefined ) => void;
	placeholder?: string;
	/** Says what is wrong with a text, once the author leaves the field. */
	getError?: ( value: string ) => string;
};

/** A text with a standard of its own. Emptied, it returns to that; Enter leaves the post alone. */
export function TextField( props: Props ) {
	const { standard, onChange, getError } = props;
	// Text, which WordPress stores with entities for some people.
	const value = decodeEntities( props.value ?? '' );
	const [ draft, setDraft ] = useState< string | null >( null );
	const errorId = useInstanceId( TextField, 'mainstreet-form-error' );
	const error = draft === null && value ? ( getError?.( value ) ?? '' ) : '';
	return (
		<div className="mainstreet-form-settings__field">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ props.label }
				help={ props.help }
				placeholder={ props.placeholder }
				value={ draft ?? ( value || standard ) }
				onFocus={ () => setDraft( value || standard ) }
				onChange={ ( text ) => {
					setDraft( text );
					onChange( text );
				} }
				onBlur={ () => {
					setDraft( null );
					if ( draft?.trim() === '' ) {
						onChange( undefined );
					}
				} }
				onKeyDown={ ( event ) => {
					if ( event.key === 'Enter' ) {
						event.preventDefault();
					}
				} }
				aria-invalid={ error !== '' }
				aria-errormessage={ error ? errorId : undefined }
			/>
			<div role="alert" id={ errorId }>
				{ error && (
					<p className="mainstreet-form-settings__error">{ error }</p>
				) }
			</div>
		</div>
	);
}
