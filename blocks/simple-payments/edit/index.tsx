import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { useIsPreview } from '@shared/canvas';
import { useSaveLock } from '@shared/post-editor';
import { normalize } from '../attributes';
import { withDraft } from '../draft';
import type { Attributes } from '../types';
import { Card } from './card';
import { Fields } from './fields';
import { Notices } from './notices';
import { usePostState } from './use-post';
import { useProductForm } from './use-product-form';
import { useSavedProduct } from './use-saved-product';
import { useStoredProduct } from './use-stored-product';

export default function Edit( {
	attributes,
	setAttributes,
	clientId,
	isSelected,
}: BlockEditProps< Attributes > ) {
	const product = normalize( attributes );
	const isPreview = useIsPreview();
	const place = usePostState();
	const update = ( changes: Partial< Attributes > ) =>
		setAttributes( withDraft( product, changes ) );
	const saved = useSavedProduct( clientId, product, place, update );
	const stored = useStoredProduct( product, place, update );
	const { change, errors, isComplete, setPrice, typedPrice } = useProductForm(
		product,
		isSelected,
		place,
		update,
		( complete ) =>
			stored.isMissing
				? Promise.resolve( null )
				: saved.publish( complete )
	);
	// The number of the product is part of what is saved.
	useSaveLock( `mainstreet-product-${ clientId }`, saved.isBusy );
	const isShown = ! isSelected && isComplete;
	return (
		<div
			{ ...useBlockProps() }
			aria-busy={ saved.isBusy || stored.isLoading }
		>
			{ stored.isLoading ? (
				<Card product={ null } />
			) : (
				<>
					{ isShown ? (
						<Card product={ product } />
					) : (
						<Fields
							product={ product }
							typedPrice={ typedPrice }
							errors={ errors }
							onChange={ change }
							onPrice={ setPrice }
						/>
					) }
					{ ! isPreview && (
						<Notices
							hasFailed={ saved.hasFailed }
							isMissing={ stored.isMissing && ! saved.isBusy }
							isRefused={ stored.isRefused }
							isForReview={ ! place.mayStore }
							hasProduct={ Boolean( product.productId ) }
							onCreate={ saved.create }
						/>
					) }
				</>
			) }
		</div>
	);
}
