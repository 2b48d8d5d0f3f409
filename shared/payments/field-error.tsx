/**
 * Error below a field, announced once. Renders nothing for ''.
 *
 * @param props.id   Id for the field's aria-describedby.
 * @param props.text Sentence.
 */
export const FieldError = ( { id, text }: { id: string; text: string } ) => (
	<div id={ id } role="alert">
		{ text && (
			<p
				className="mainstreet-field-error"
				style={ { color: '#cc1818', margin: '4px 0 0' } }
			>
				{ text }
			</p>
		) }
	</div>
);
