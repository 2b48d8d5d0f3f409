import { useBlockProps } from '@wordpress/block-editor';
import { getBlockType, type BlockEditProps } from '@wordpress/blocks';
import { Notice } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toRecord, toText } from '@shared/guards';
import { normalize } from '../attributes';
import { readReservations, type Found } from '../read-reservation';
import { getStyleAttributes } from '../styles';
import { STYLES, type Attributes } from '../types';
import { Inspector } from './inspector';
import { Picker } from './picker';
import { ReservationPlaceholder } from './placeholder';
import { Preview } from './preview';
import { useStyle } from './use-style';

/** Said beside what was entered where that is no restaurant. */
function ErrorNotice( { isAnnounced = true }: { isAnnounced?: boolean } ) {
	return (
		<Notice
			status="error"
			isDismissible={ false }
			{ ...( ! isAnnounced && { spokenMessage: '' } ) }
		>
			<strong>
				{ __( 'We ran into an issue', 'mainstreet-blocks' ) }
			</strong>
			<br />
			{ __(
				'Please ensure this embed matches the one from your OpenTable account',
				'mainstreet-blocks'
			) }
		</Notice>
	);
}

/** Said of the wide style where the block has not the room for it. */
function WideNotice() {
	return (
		<Notice status="warning" isDismissible={ false }>
			{ __(
				'The wide style does not fit in the content width. Set the block to wide or full width to show all of it.',
				'mainstreet-blocks'
			) }
		</Notice>
	);
}

/** What the server made of the site's language. */
const getDefaultLanguage = (): string =>
	toText(
		toRecord(
			toRecord( getBlockType( 'jetpack/opentable' )?.attributes ).lang
		).default
	) || 'en-US';

export default function Edit( props: BlockEditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = props;
	const reservation = normalize( attributes );
	const { rids, style, isMulti, negativeMargin } = reservation;
	useStyle( props, isMulti );
	// What is in the picker, from the first change on until it was embedded.
	const [ typed, setTyped ] = useState< string[] | null >( null );
	const [ hasFailed, setHasFailed ] = useState( false );
	const submit = ( entries: string[] ): boolean => {
		if ( entries.length + rids.length === 0 ) {
			return false;
		}
		// Removing all restaurants leads back to the placeholder.
		const found: Found | null =
			entries.length > 0 ? readReservations( entries ) : { rid: [] };
		setHasFailed( ! found );
		if ( found ) {
			setTyped( null );
			const named = STYLES.find( ( name ) => name === found.style );
			setAttributes( {
				...found,
				...( named &&
					getStyleAttributes( attributes.className, named ) ),
			} );
		}
		return found !== null;
	};
	const picker = (
		<Picker
			entries={ typed ?? rids }
			onChange={ setTyped }
			onSubmit={ submit }
		/>
	);
	const classes = [
		`is-style-${ style }`,
		isMulti && 'is-multi',
		negativeMargin && 'has-no-margin',
	];
	return (
		<div
			{ ...useBlockProps( {
				className:
					rids.length > 0
						? classes.filter( Boolean ).join( ' ' )
						: undefined,
			} ) }
		>
			<Inspector
				attributes={ attributes }
				reservation={ reservation }
				defaultLanguage={ getDefaultLanguage() }
				setAttributes={ setAttributes }
			>
				{ hasFailed && (
					<div style={ { marginBlockEnd: '8px' } }>
						<ErrorNotice isAnnounced={ rids.length > 0 } />
					</div>
				) }
				{ picker }
			</Inspector>
			{ rids.length === 0 ? (
				<ReservationPlaceholder
					notice={ hasFailed ? <ErrorNotice /> : undefined }
				>
					{ picker }
				</ReservationPlaceholder>
			) : (
				<>
					{ style === 'wide' &&
						! [ 'wide', 'full' ].includes(
							attributes.align ?? ''
						) && <WideNotice /> }
					<Preview
						reservation={ reservation }
						isSelected={ isSelected }
					/>
				</>
			) }
		</div>
	);
}
