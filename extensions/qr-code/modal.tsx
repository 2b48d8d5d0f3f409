import { Button, Flex, Modal } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { QRCodeCanvas, QRCodeSVG } from 'qrcode.react';
import { usePicture, useSiteLogo } from '@shared/site-logo';
import { storeFile } from './store-file';

/** Sides of the picture in pixels. */
const SIZE = 300;
/** Sides of the square for the logo in its middle, in pixels. */
const LOGO_SIZE = 64;
/** Dots that stay white around it, as the standard asks for: it is read on dark pages, too. */
const MARGIN = 4;
/** Bytes that the largest code of this level holds. */
const MAX_BYTES = 1273;

type Props = {
	/** The address to draw. */
	link: string;
	/** Name of the files, without ending. */
	name: string;
	onClose: () => void;
};

/** The drawing and its two files; the one for SVG is drawn beside it, unseen. */
function Code( { link, name, onClose }: Props ) {
	const canvas = useRef< HTMLCanvasElement >( null );
	const drawing = useRef< SVGSVGElement >( null );
	const [ hasFailed, setHasFailed ] = useState( false );
	const logo = usePicture( useSiteLogo(), LOGO_SIZE );
	const code = {
		value: link,
		size: SIZE,
		level: 'H' as const,
		marginSize: MARGIN,
		...( logo && { imageSettings: { ...logo, excavate: true } } ),
	};
	const storePng = () => {
		const element = canvas.current;
		element?.toBlob( ( blob ) => {
			setHasFailed( blob === null );
			if ( blob ) {
				storeFile( element, blob, `${ name }.png` );
			}
		}, 'image/png' );
	};
	const storeSvg = () => {
		const element = drawing.current;
		if ( element ) {
			const text = new XMLSerializer().serializeToString( element );
			const blob = new Blob( [ text ], { type: 'image/svg+xml' } );
			storeFile( element, blob, `${ name }.svg` );
		}
	};
	return (
		<>
			<Flex direction="column" align="center">
				<QRCodeCanvas
					{ ...code }
					ref={ canvas }
					role="img"
					aria-label={ sprintf(
						/* translators: %s: address of a post. */
						__( 'QR code of %s', 'mainstreet-blocks' ),
						link
					) }
				/>
				<p dir="ltr" style={ { overflowWrap: 'anywhere' } }>
					{ link }
				</p>
			</Flex>
			<div hidden>
				<QRCodeSVG { ...code } ref={ drawing } />
			</div>
			{ hasFailed && (
				<p role="alert">
					{ __(
						'The picture could not be made. Please try the other kind of file.',
						'mainstreet-blocks'
					) }
				</p>
			) }
			<Flex justify="flex-end" wrap>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ storePng }
				>
					{ __( 'Download PNG', 'mainstreet-blocks' ) }
				</Button>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ storeSvg }
				>
					{ __( 'Download SVG', 'mainstreet-blocks' ) }
				</Button>
				<CloseButton onClose={ onClose } />
			</Flex>
		</>
	);
}

function CloseButton( { onClose }: Pick< Props, 'onClose' > ) {
	return (
		<Button __next40pxDefaultSize variant="tertiary" onClick={ onClose }>
			{ __( 'Close', 'mainstreet-blocks' ) }
		</Button>
	);
}

/** The dialog with a post's address as a picture. */
export function QrModal( props: Props ) {
	const fits = new TextEncoder().encode( props.link ).length <= MAX_BYTES;
	return (
		<Modal
			title={ __( 'QR code', 'mainstreet-blocks' ) }
			onRequestClose={ props.onClose }
			size="medium"
		>
			{ fits ? (
				<Code { ...props } />
			) : (
				<>
					<p>
						{ __(
							'The address of this post is too long for a QR code. Please give the post a shorter one.',
							'mainstreet-blocks'
						) }
					</p>
					<CloseButton onClose={ props.onClose } />
				</>
			) }
		</Modal>
	);
}
