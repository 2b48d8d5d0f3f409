import { __ } from '@wordpress/i18n';

/** Black on yellow in every color scheme. */
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
 * Test mode badge. Renders nothing in live mode.
 *
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
