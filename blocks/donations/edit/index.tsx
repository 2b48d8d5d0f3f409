import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { Placeholder } from '@wordpress/components';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { useIsPreview } from '@shared/canvas';
import { toText } from '@shared/guards';
import {
	ConnectNudge,
	getPaymentsState,
	TestModeBadge,
} from '@shared/payments';
import {
	useChangeWithoutUndo,
	usePost,
	useSaveLock,
} from '@shared/post-editor';
import { linkSheet } from '@shared/register-block';
import { normalize } from '../attributes';
import { icon } from '../icon';
import type { Attributes } from '../types';
import { getTiers } from './amounts';
import { changeDonations } from './change-donation';
import { Form } from './form';
import { Inspector } from './inspector';
import { getRootStyles } from './styles';
import { Toolbar } from './toolbar';
import { usePlans } from './use-plans';
import { useTyped, type Typed } from './use-typed';

const READ = [ 'getCurrentPostAttribute' ] as const;

/**
 * Sets the address of the post, which the saved links use, if the block has none. An existing address is kept: an old address redirects to
 * the post, and opening a post must not change it.
 *
 * @param url   Address the block has, '' for none.
 * @param onUrl Called with the post's.
 */
function useFallbackLink( url: string, onUrl: ( link: string ) => void ): void {
	const link = usePost( READ, ( post ) =>
		toText( post.getCurrentPostAttribute( 'link' ) )
	);
	const changeWithoutUndo = useChangeWithoutUndo();
	useEffect( () => {
		if ( ! url && link && /^https?:/.test( link ) ) {
			changeWithoutUndo( () => onUrl( link ) );
		}
	} );
}

// The sidebar is in the document of the admin page, even if the canvas is an iframe.
linkSheet( document, 'donations', 'sidebar' );

type Props = BlockEditProps< Attributes >;

type FormProps = { typed: Typed };

/** The block, with the payment state of the site. */
function ConnectedEdit( {
	attributes,
	clientId,
	setAttributes,
	typed,
}: Props & FormProps ) {
	const { currency, fallbackLinkUrl } = normalize( attributes );
	const { isIncomplete, error, connectUrl, mode } = usePlans(
		attributes,
		currency,
		setAttributes
	);
	// As in a new block, after another currency was chosen, or after the return from connecting.
	useSaveLock( `mainstreet-donations-${ clientId }`, isIncomplete );
	useFallbackLink( fallbackLinkUrl, ( url ) =>
		setAttributes( { fallbackLinkUrl: url } )
	);
	if ( error ) {
		return (
			<Placeholder
				icon={ icon }
				label={ __( 'Donations', 'mainstreet-blocks' ) }
				instructions={ error }
			/>
		);
	}
	return (
		<>
			<Toolbar
				currency={ currency }
				onChange={ ( code ) =>
					setAttributes( {
						currency: code,
						// The plan ids of the new currency are set when its plans have loaded.
						...changeDonations( attributes, () => ( {
							amounts: getTiers( code ),
							planId: null,
						} ) ),
					} )
				}
			/>
			<Inspector
				attributes={ attributes }
				currency={ currency }
				earningsUrl={ getPaymentsState().screenUrl }
				onChange={ setAttributes }
			/>
			<ConnectNudge connectUrl={ connectUrl } />
			<TestModeBadge mode={ connectUrl ? '' : mode } />
			<Form
				attributes={ attributes }
				typed={ typed }
				onChange={ setAttributes }
			/>
		</>
	);
}

export default function Edit( props: Props ) {
	const isPreview = useIsPreview();
	const typed = useTyped();
	return (
		<div { ...useBlockProps( getRootStyles( props.attributes ) ) }>
			{ isPreview ? (
				<Form
					attributes={ props.attributes }
					typed={ typed }
					onChange={ props.setAttributes }
				/>
			) : (
				<ConnectedEdit { ...props } typed={ typed } />
			) }
		</div>
	);
}
