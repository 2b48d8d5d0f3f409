import { TextareaControl } from '@wordpress/components';
import { _n, __, sprintf } from '@wordpress/i18n';
import { countRemaining } from './message';

type Props = {
	message: string;
	/** Characters it may have. */
	maxLength: number;
	disabled: boolean;
	onChange: ( message: string ) => void;
};

/** The message field, with the number of characters left. */
export function MessageField( {
	message,
	maxLength,
	disabled,
	onChange,
}: Props ) {
	const left = countRemaining( message, maxLength );
	return (
		<div style={ { marginBlock: 16 } }>
			<TextareaControl
				__nextHasNoMarginBottom
				label={ __( 'Message', 'mainstreet-blocks' ) }
				placeholder={ __(
					'Defaults to the post title',
					'mainstreet-blocks'
				) }
				help={ sprintf(
					/* translators: %d: number of characters. */
					_n(
						'%d character remaining',
						'%d characters remaining',
						left,
						'mainstreet-blocks'
					),
					left
				) }
				rows={ 4 }
				value={ message }
				disabled={ disabled }
				onChange={ onChange }
			/>
		</div>
	);
}
