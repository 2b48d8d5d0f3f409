import { useDispatch, useSelect } from '@wordpress/data';
import {
	useCallback,
	useEffect,
	useId,
	useRef,
	useState,
} from '@wordpress/element';
import {
	API_STATE_CONNECTED,
	API_STATE_LOADING,
	type NewProduct,
	type Plans,
	type ProductType,
} from '@shared/payments/types';
import { useSaveLock } from '@shared/post-editor';
import { membershipsStore } from './store';

type Options = {
	/** How plans are called; plans if left out. */
	productType?: ProductType;
	/** The plan that the block has; 0 or nothing for none. */
	selectedId: number | undefined;
	/**
	 * Whether the block has a plan at this very moment, from where it is stored: blocks that are not selected are drawn
	 * late, and what an answer of the server finds drawn may be old.
	 */
	hasPlan: () => boolean;
	/**
	 * Gives the block a plan. `isAutomatic` says that nobody chose it: blocks then change their attribute without a
	 * step of undo (`useChangeWithoutUndo()` of `shared/post-editor`).
	 */
	onSelect: ( id: number, isAutomatic: boolean ) => void;
};

/**
 * Payments as a block sees them, and the plan it has. Asks the server on first use; a block without a plan gets the first one, and
 * a site without any gets one.
 *
 * @param options             What the block has.
 * @param options.productType How plans are called.
 * @param options.selectedId  The plan it has.
 * @param options.hasPlan     Whether it has one, asked late.
 * @param options.onSelect    Gives it another.
 */
export function usePlans( {
	productType = 'payment-plan',
	selectedId = 0,
	hasPlan,
	onSelect,
}: Options ): Plans {
	const latest = useRef( { hasPlan, onSelect } );
	useEffect( () => {
		latest.current = { hasPlan, onSelect };
	} );
	const isChoosing = useFirstPlan( productType, latest );
	// Published in between, the block would have nothing to sell.
	useSaveLock( `mainstreet-plan-${ useId() }`, isChoosing && ! selectedId );
	const { saveProduct } = useDispatch( membershipsStore );
	const select = useCallback(
		( id: number ) => latest.current.onSelect( id, false ),
		[]
	);
	const save = useCallback(
		( product: NewProduct ) => saveProduct( product, productType, select ),
		[ productType, saveProduct, select ]
	);
	return { ...useStanding( selectedId ), productType, select, save };
}

type Latest = { current: Pick< Options, 'hasPlan' | 'onSelect' > };

/** Gives a block without a plan the first one, once; says whether that is under way. */
function useFirstPlan( productType: ProductType, latest: Latest ): boolean {
	const { selectFirstProduct } = useDispatch( membershipsStore );
	const [ isChoosing, setChoosing ] = useState( true );
	useEffect( () => {
		let isMounted = true;
		selectFirstProduct( {
			productType,
			// The block was removed meanwhile.
			hasPlan: () => ! isMounted || latest.current.hasPlan(),
			onSelect: ( id ) => latest.current.onSelect( id, true ),
		} ).finally( () => isMounted && setChoosing( false ) );
		return () => {
			isMounted = false;
		};
	}, [ productType, latest, selectFirstProduct ] );
	return isChoosing;
}

/** State of the store for a block that has a plan. */
function useStanding(
	selectedId: number
): Omit< Plans, 'productType' | 'select' | 'save' > {
	return useSelect(
		( registrySelect ) => {
			const store = registrySelect( membershipsStore );
			const apiState = store.getApiState();
			const selected = store.getProduct( selectedId );
			const isLoading =
				apiState === API_STATE_LOADING || ! store.hasLoadedProducts();
			const isConnected = ! isLoading && apiState === API_STATE_CONNECTED;
			return {
				apiState,
				isLoading,
				isConnected,
				connectUrl: store.getConnectUrl(),
				shouldUpgrade: store.getShouldUpgrade(),
				upgradeUrl: store.getUpgradeUrl(),
				mode: store.getMode(),
				error: store.getError(),
				products: store.getProductsNoResolver(),
				selectedId,
				selected,
				isInvalid: isConnected && selectedId > 0 && ! selected,
			};
		},
		[ selectedId ]
	);
}
