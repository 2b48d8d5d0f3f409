import { __, _n, sprintf } from '@wordpress/i18n';
import type { CSSProperties, ReactNode } from 'react';
import { formatTime } from '../view/time';
import { Icon } from './icons';
import type { usePlayer } from './use-player';

const SKIP_BACK = 5;
const SKIP_FORWARD = 30;
const SPEEDS = [ 0.75, 1, 1.25, 1.5, 1.75, 2 ];

type Props = Omit<
	ReturnType< typeof usePlayer >,
	'id' | 'track' | 'onToggle' | 'onTime' | 'onLength' | 'onError'
>;

type ButtonProps = {
	name: string;
	label: string;
	onClick: () => void;
	children: ReactNode;
};

const Button = ( { name, label, onClick, children }: ButtonProps ) => (
	<button
		type="button"
		className={ `jetpack-podcast-player__${ name }` }
		aria-label={ label }
		title={ label }
		onClick={ onClick }
	>
		{ children }
	</button>
);

function Seek( { currentTime, duration, seek }: Props ) {
	const now = formatTime( currentTime );
	const end = duration ? formatTime( duration ) : '–';
	const played: CSSProperties & Record< `--${ string }`, string > = {
		'--mainstreet-podcast-played': `${
			( 100 * currentTime ) / ( duration || 1 )
		}%`,
	};
	return (
		<>
			<span className="jetpack-podcast-player__time">{ now }</span>
			<input
				type="range"
				min={ 0 }
				max={ Math.ceil( duration ) || 1 }
				step={ 1 }
				style={ played }
				value={ Math.floor( currentTime ) }
				aria-label={ __( 'Position', 'mainstreet-blocks' ) }
				aria-valuetext={ sprintf(
					/* translators: 1: position such as 1:05, 2: length such as 42:10. */
					__( '%1$s of %2$s', 'mainstreet-blocks' ),
					now,
					end
				) }
				onChange={ ( { target } ) => seek( Number( target.value ) ) }
			/>
			<span className="jetpack-podcast-player__duration">{ end }</span>
		</>
	);
}

/** The controls as visitors have them, but for the link that only leads anywhere on the page. */
export function Controls( props: Props ) {
	const { state, index, rate, currentTime, seek } = props;
	return (
		<div className="jetpack-podcast-player__controls" dir="ltr">
			<Button
				name="play"
				label={
					state === 'playing'
						? __( 'Pause', 'mainstreet-blocks' )
						: __( 'Play', 'mainstreet-blocks' )
				}
				onClick={ () => props.choose( index ) }
			>
				<Icon name="play" />
				<Icon name="pause" />
			</Button>
			<Button
				name="back"
				label={ sprintf(
					/* translators: %d: number of seconds. */
					_n(
						'Skip back %d second',
						'Skip back %d seconds',
						SKIP_BACK,
						'mainstreet-blocks'
					),
					SKIP_BACK
				) }
				onClick={ () => seek( currentTime - SKIP_BACK ) }
			>
				<Icon name="back" seconds={ SKIP_BACK } />
			</Button>
			<Button
				name="forward"
				label={ sprintf(
					/* translators: %d: number of seconds. */
					_n(
						'Skip forward %d second',
						'Skip forward %d seconds',
						SKIP_FORWARD,
						'mainstreet-blocks'
					),
					SKIP_FORWARD
				) }
				onClick={ () => seek( currentTime + SKIP_FORWARD ) }
			>
				<Icon name="forward" seconds={ SKIP_FORWARD } />
			</Button>
			<Seek { ...props } />
			<select
				aria-label={ __( 'Speed', 'mainstreet-blocks' ) }
				value={ rate }
				onChange={ ( { target } ) =>
					props.setRate( Number( target.value ) )
				}
			>
				{ SPEEDS.map( ( speed ) => (
					<option key={ speed } value={ speed }>
						{ speed.toLocaleString() }×
					</option>
				) ) }
			</select>
		</div>
	);
}
