import { Button, Spinner } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { toText } from '@shared/guards';
import { createLazy } from '@shared/lazy';
import { usePost } from '@shared/post-editor';

/**
 * Longest URL in bytes: at 300 px and the highest error correction, each module then has more than three pixels.
 * Cameras do not read smaller ones from a screen or a flyer.
 */
const MAX_BYTES = 250;

/**
 * The URL in the code: the permalink, or the shortlink if the permalink is too long to be scanned.
 *
 * @param link      Address of the post.
 * @param shortlink Its short address; '' for none.
 */
export const getAddress = ( link: string, shortlink: string ): string =>
	shortlink &&
	shortlink.length < link.length &&
	new TextEncoder().encode( link ).length > MAX_BYTES
		? shortlink
		: link;

// The code generator is large: it loads when the modal opens.
const lazy = createLazy(
	() => import( /* webpackChunkName: "qr-code-modal" */ './modal' )
);

type DialogProps = {
	link: string;
	name: string;
	isPost: boolean;
	onClose: () => void;
};

function Dialog( props: DialogProps ) {
	const { code, hasFailed, retry } = lazy.useCode();
	if ( code ) {
		return <code.QrModal { ...props } />;
	}
	return hasFailed ? (
		<>
			<p role="alert">
				{ __(
					'Could not load the QR code. Please check your connection.',
					'mainstreet-blocks'
				) }
			</p>
			<Button __next40pxDefaultSize variant="secondary" onClick={ retry }>
				{ __( 'Try again', 'mainstreet-blocks' ) }
			</Button>
		</>
	) : (
		<Spinner />
	);
}

/** What is asked of the post. */
const usePostFacts = () =>
	usePost(
		[
			'getCurrentPostAttribute',
			'getCurrentPostId',
			'getCurrentPostType',
			'isCurrentPostPublished',
		],
		( post ) => ( {
			// Before publishing this is `?p=7`, which still works afterwards.
			link: toText( post.getCurrentPostAttribute( 'link' ) ),
			shortlink: toText(
				post.getCurrentPostAttribute( 'jetpack_shortlink' )
			),
			id: String( post.getCurrentPostId() ),
			isPost: post.getCurrentPostType() === 'post',
			isPublished: post.isCurrentPostPublished(),
		} )
	);

const getSentence = ( isPost: boolean ): string =>
	isPost
		? __(
				'Let people open this post by scanning a QR code with their phone, on a poster, flyer or screen.',
				'mainstreet-blocks'
			)
		: __(
				'Let people open this page by scanning a QR code with their phone, on a poster, flyer or screen.',
				'mainstreet-blocks'
			);

/** A sentence, and the button that opens the image. */
export function AfterPublishing() {
	const [ isOpen, setIsOpen ] = useState( false );
	const post = usePostFacts();
	if ( ! post?.link ) {
		return null;
	}
	return (
		<>
			<p>{ getSentence( post.isPost ) }</p>
			{ ! post.isPublished && (
				<p>
					{ __(
						'The code works as soon as you publish.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<Button
				__next40pxDefaultSize
				variant="secondary"
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Get QR code', 'mainstreet-blocks' ) }
			</Button>
			{ isOpen && (
				<Dialog
					link={ getAddress( post.link, post.shortlink ) }
					name={ `qr-code-${ post.id }` }
					isPost={ post.isPost }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}

/** The same at any time. */
export const Settings = AfterPublishing;
