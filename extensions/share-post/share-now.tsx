import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useShareNow } from './use-share-now';

type Props = {
	id: number;
	isPublished: boolean;
	message: string;
	/** What single accounts get instead, by their ids. */
	messages: Readonly< Record< string, string > >;
	/** Ids of accounts that are left out. */
	skipped: readonly string[];
	/** Whether there is nobody to share it with. */
	disabled: boolean;
	onShared: () => void;
};

/** Shares a published post once more. */
export function ShareNow( { disabled, onShared, ...sharing }: Props ) {
	const { isFetching, failures, shareNow } = useShareNow( onShared );
	return (
		<>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				isBusy={ isFetching }
				disabled={ disabled || isFetching }
				accessibleWhenDisabled
				onClick={ () => void shareNow( sharing ) }
			>
				{ __( 'Share post', 'mainstreet-blocks' ) }
			</Button>
			{ failures.length > 0 && (
				<div role="alert">
					{ failures.map( ( failure ) => (
						<p key={ failure }>{ failure }</p>
					) ) }
				</div>
			) }
		</>
	);
}
