import type { CSSProperties } from 'react';
import type { InnerAttributes } from '../../../inner/types';
import { isRecord } from '@shared/guards';
import { readPlain, readText } from '../../guards';
import { readRating, readSlider } from './read';

type Props = { values: InnerAttributes };

/** Inactive in the editor: a click selects the field. */
const AS_PICTURE = {
	tabIndex: -1,
	'aria-hidden': true,
	readOnly: true,
} as const;

/** Icons of a rating, as visitors see them. */
export function RatingIcons( { values }: Props ) {
	const { max, sign, size, value } = readRating( values );
	const slug = readText( values, 'textColor' );
	const color =
		isRecord( values.style ) && isRecord( values.style.color )
			? values.style.color.text
			: undefined;
	const style: CSSProperties & Record< string, unknown > = {
		...( size && {
			'--mainstreet-form-sign': `${ Math.max( 16, size ) }px`,
		} ),
		...( typeof color === 'string' && { color } ),
	};
	return (
		<div
			className={ `mainstreet-form__choices mainstreet-form__signs is-${ sign }${
				slug ? ` has-text-color has-${ slug }-color` : ''
			}` }
			style={ style }
		>
			{ Array.from( { length: max }, ( _, index ) => (
				<span key={ index }>
					<input
						{ ...AS_PICTURE }
						type="radio"
						checked={ index + 1 === value }
						className="rating grunion-field mainstreet-field__picture"
					/>
				</span>
			) ) }
		</div>
	);
}

/** Slider as visitors see it. */
export function Range( { values }: Props ) {
	const { min, max, value } = readSlider( values );
	return (
		<span className="mainstreet-form__slider">
			<input
				{ ...AS_PICTURE }
				type="range"
				className="slider grunion-field mainstreet-field__picture"
				min={ min }
				max={ max }
				step="any"
				value={ value }
			/>
			<span className="mainstreet-form__value">{ value }</span>
			<span className="mainstreet-form__ends">
				<span>{ readPlain( values, 'minLabel' ) || min }</span>
				<span>{ readPlain( values, 'maxLabel' ) || max }</span>
			</span>
		</span>
	);
}
