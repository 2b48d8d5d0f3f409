import { Button, ExternalLink } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Screen } from './screen';
import type { usePicker } from './use-picker';

type Props = {
	picker: ReturnType< typeof usePicker >;
	/** Whether items were picked before. */
	isAgain: boolean;
	isDisabled: boolean;
};

const getProgress = ( {
	status,
	isBlocked,
}: Props[ 'picker' ] ): string | null => {
	if ( status !== 'waiting' ) {
		return null;
	}
	return isBlocked
		? __(
				'Your browser blocked the Google Photos window. Open it with the link and make your selection there. It will then appear here.',
				'mainstreet-blocks'
			)
		: __(
				'Make your selection in the Google Photos window and click “Done” there. It will then appear here.',
				'mainstreet-blocks'
			);
};

/** Button that opens Google's picker, and its status while open. */
export function StartPicker( { picker, isAgain, isDisabled }: Props ) {
	const { status, uri, error, choose, cancel } = picker;
	return (
		<Screen
			intro={
				! isAgain &&
				status === 'idle' &&
				__(
					'Google Photos opens in its own window, where you can search, filter and browse your albums.',
					'mainstreet-blocks'
				)
			}
			error={ error }
			progress={ getProgress( picker ) }
		>
			{ status === 'waiting' ? (
				<>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ cancel }
					>
						{ __( 'Cancel', 'mainstreet-blocks' ) }
					</Button>
					<ExternalLink href={ uri }>
						{ picker.isBlocked
							? __( 'Open Google Photos', 'mainstreet-blocks' )
							: __( 'Reopen window', 'mainstreet-blocks' ) }
					</ExternalLink>
				</>
			) : (
				// A different key: a new button must not keep the focus of the previous one.
				<Button
					key="choose"
					__next40pxDefaultSize
					variant={ isAgain ? 'secondary' : 'primary' }
					isBusy={ status === 'opening' }
					disabled={ status === 'opening' || isDisabled }
					accessibleWhenDisabled
					onClick={ choose }
				>
					{ isAgain
						? __(
								'Select again in Google Photos',
								'mainstreet-blocks'
							)
						: __( 'Choose in Google Photos', 'mainstreet-blocks' ) }
				</Button>
			) }
		</Screen>
	);
}
