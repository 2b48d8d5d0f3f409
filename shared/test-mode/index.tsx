import { __ } from '@wordpress/i18n';

/** Black on yellow, in every theme and colour scheme: it is not to be overlooked. */
const STYLE = {
	display: 'inline-block',
	padding: '2px 8px',
	borderRadius: 2,
	background: '#f0c33c',
	color: '#1e1e1e',
	fontFamily: 'sans-serif',
	fontSize: 12,
	lineHeight: 1.5,
};

/**
 * Says that no money is taken. Draws nothing in other modes.
 *
 * @param props         Properties.
 * @param props.mode    Which keys are in force, or were.
 * @param props.isShort For rows of a table: one word.
 */
export const TestModeBadge = ( {
	mode,
	isShort = false,
}: {
	mode: string;
	isShort?: boolean;
} ) =>
	mode === 'test' ? (
		<span className="mainstreet-test-mode" style={ STYLE }>
			{ isShort
				? __( 'Test', 'mainstreet-blocks' )
				: __( 'Test mode: no one is charged', 'mainstreet-blocks' ) }
		</span>
	) : null;
