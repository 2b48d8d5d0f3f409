import { Button } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { closeSmall, plus } from '@wordpress/icons';
import type { CSSProperties } from 'react';
import { ChoiceBox } from './choice-box';
import { OptionInput } from './option-input';

type Props = {
	options: string[];
	onChange: ( options: string[] ) => void;
	/** Marker before each option. */
	marker: 'checkbox' | 'radio' | 'none';
	/** Label of the default option. */
	chosen?: string;
	isSelected: boolean;
	/** Styles of the options. */
	style?: CSSProperties;
};

/** Options of a field, editable in place. */
export function Options( {
	options,
	onChange,
	marker,
	chosen,
	isSelected,
	style,
}: Props ) {
	const inputs = useRef( new Map< number, HTMLInputElement >() );
	const [ toFocus, setToFocus ] = useState< number | null >( null );
	// An empty list shows one empty option.
	const shown = options.length ? options : [ '' ];

	useEffect( () => {
		if ( toFocus !== null ) {
			inputs.current.get( toFocus )?.focus();
			setToFocus( null );
		}
	}, [ toFocus ] );

	const addAfter = (
		index: number,
		added = [ '' ],
		own = shown[ index ]
	) => {
		onChange( [
			...shown.slice( 0, index ),
			own ?? '',
			...added,
			...shown.slice( index + 1 ),
		] );
		setToFocus( index + added.length );
	};
	const remove = ( index: number ) => {
		if ( shown.length > 1 ) {
			onChange( shown.filter( ( _, at ) => at !== index ) );
			setToFocus( Math.max( 0, index - 1 ) );
		}
	};

	return (
		<>
			<ul
				style={ style }
				className={ `mainstreet-field__options is-${
					marker === 'none' ? 'menu' : 'list'
				}` }
			>
				{ shown.map( ( option, index ) => (
					<li key={ index }>
						{ marker !== 'none' && (
							<ChoiceBox
								kind={ marker }
								isChecked={ option !== '' && option === chosen }
							/>
						) }
						<OptionInput
							ref={ ( element: HTMLInputElement | null ) => {
								if ( element ) {
									inputs.current.set( index, element );
								} else {
									inputs.current.delete( index );
								}
							} }
							position={ index + 1 }
							value={ option }
							onChange={ ( text ) =>
								onChange(
									shown.map( ( old, at ) =>
										at === index ? text : old
									)
								)
							}
							onAdd={ ( added, own ) =>
								addAfter( index, added, own )
							}
							onRemove={ () => remove( index ) }
						/>
						{ isSelected && shown.length > 1 && (
							<Button
								size="small"
								icon={ closeSmall }
								label={ sprintf(
									/* translators: %d: position among the options. */
									__(
										'Remove option %d',
										'mainstreet-blocks'
									),
									index + 1
								) }
								onClick={ () => remove( index ) }
							/>
						) }
					</li>
				) ) }
			</ul>
			{ isSelected && (
				<Button
					size="compact"
					icon={ plus }
					onClick={ () => addAfter( shown.length - 1 ) }
				>
					{ __( 'Add option', 'mainstreet-blocks' ) }
				</Button>
			) }
		</>
	);
}
