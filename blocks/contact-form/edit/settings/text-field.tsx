import { TextControl } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { decodeEntities } from '@wordpress/html-entities';

type Props = {
	label: string;
	help?: string;
	/** Stored text. */
	value: string | undefined;
	/** Default text. It is shown, but not stored in the post. */
	standard: string;
	onChange: ( value: string | undefined ) => void;
	placeholder?: string;
	/** Returns the error message for a text, after the field has lost the focus. */
	getError?: ( value: string ) => string;
};

/** Text field with a default: emptied, it shows the default again. Enter does not submit the post. */
export function TextField( props: Props ) {
	const { standard, onChange, getError } = props;
	// WordPress stores entities for authors without `unfiltered_html`.
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
