import { __ } from '@wordpress/i18n';
import { getErrorMessage } from '@shared/api';
import { getProductMessages } from '@shared/payments/messages';
import {
	API_STATE_CONNECTED,
	type NewProduct,
	type Product,
	type ProductType,
	type SaveFailure,
	type SaveResult,
} from '@shared/payments/types';
import { getPaymentsState } from '@shared/payments/state';
import { validateProduct } from '@shared/payments/validate';
import { parseAccount, parseProduct, parseProducts } from './parse';
import { requestNewProduct, requestStatus } from './requests';
import {
	getStatusFailure,
	shareRunning,
	createNotice,
	type Thunk,
	type Tools,
} from './thunk-tools';

/** Called with the id of a plan that a block gets. */
export type Select = ( id: number ) => void;

/** What a block chooses plans with. */
export type Selection = {
	productType?: ProductType;
	/** Called when plans have loaded: the author may have chosen one meanwhile. */
	hasPlan: () => boolean;
	/** Called with the id of the first plan, if it has none by then. */
	onSelect: Select;
};

/** The plan that a site without any gets. */
const getFirstProduct = (): NewProduct => ( {
	title: __( 'Monthly Subscription', 'mainstreet-blocks' ),
	currency: 'USD',
	price: 5,
	interval: '1 month',
} );

/** The plans of an answer, and those that were made after the question: the answer may not know them. */
function withMade(
	{ select }: Pick< Tools, 'select' >,
	before: readonly Product[],
	answered: readonly Product[]
): Product[] {
	const made = select
		.getProductsNoResolver()
		.filter(
			( { id } ) =>
				! [ ...before, ...answered ].some( ( plan ) => plan.id === id )
		);
	return [ ...answered, ...made ];
}

/** Fetches the payment status and the plans that blocks choose from. */
export const loadProducts = (): Thunk< void > => ( tools ) =>
	shareRunning( tools.registry, 'status', async () => {
		const before = tools.select.getProductsNoResolver();
		try {
			const answer = await requestStatus( 'all', true );
			const account = parseAccount( answer );
			const { products } = Object( answer );
			tools.dispatch( {
				type: 'RECEIVE_STATUS',
				account,
				products: withMade( tools, before, parseProducts( products ) ),
			} );
			createNotice( tools, 'error', account.error );
		} catch ( reason ) {
			const error = getStatusFailure( reason );
			tools.dispatch( { type: 'FAIL_STATUS', error } );
			createNotice( tools, 'error', error );
		}
	} );

/** The same, unless the server was asked before. */
export const ensureProducts =
	(): Thunk< void > =>
	async ( { dispatch, select } ) => {
		if ( ! select.hasLoadedProducts() ) {
			await dispatch( loadProducts() );
		}
	};

/** Stores a plan that is right. */
async function store(
	tools: Tools,
	product: NewProduct,
	productType: ProductType
): Promise< SaveResult > {
	const messages = getProductMessages( productType );
	let failure: SaveFailure | null = validateProduct( product, productType );
	let made: Product | null = null;
	if ( ! failure ) {
		try {
			made = parseProduct( await requestNewProduct( product ) );
		} catch ( reason ) {
			const error = getErrorMessage( reason, messages.saveFailed );
			failure = { ok: false, field: '', error };
		}
	}
	if ( ! made ) {
		failure ??= { ok: false, field: '', error: messages.saveFailed };
		// What the server says of it stands in the form, where there is one.
		createNotice(
			tools,
			'error',
			failure.field ? failure.error : messages.saveFailed
		);
		return failure;
	}
	tools.dispatch( { type: 'ADD_PRODUCT', product: made } );
	return { ok: true, product: made };
}

/**
 * Creates a plan, selects it and shows a notice. Errors are shown and returned.
 *
 * @param productType How plans are called.
 * @param onSelect    Called with its id.
 */
export const saveProduct =
	(
		product: NewProduct,
		productType: ProductType = 'payment-plan',
		onSelect: Select = () => {}
	): Thunk< SaveResult > =>
	async ( tools ) => {
		const result = await store( tools, product, productType );
		if ( result.ok ) {
			onSelect( result.product.id );
			createNotice(
				tools,
				'success',
				getProductMessages( productType ).saved
			);
		}
		return result;
	};

/**
 * Gives a block without a plan the first one; a site without any gets one. What is chosen while the
 * server is asked stays, in whatever order the answers come.
 *
 * @param selection             What the block has.
 * @param selection.productType How plans are called.
 * @param selection.hasPlan     Whether it has a plan.
 * @param selection.onSelect    Called with the id of the one it gets.
 */
export const selectFirstProduct =
	( {
		productType = 'payment-plan',
		hasPlan,
		onSelect,
	}: Selection ): Thunk< void > =>
	async ( tools ) => {
		await tools.dispatch( ensureProducts() );
		if ( hasPlan() ) {
			return;
		}
		const [ first ] = tools.select.getProductsNoResolver();
		if ( first ) {
			onSelect( first.id );
			return;
		}
		if (
			tools.select.getShouldUpgrade() ||
			tools.select.getApiState() !== API_STATE_CONNECTED ||
			// Who writes for review makes no plans.
			! getPaymentsState().mayCreate
		) {
			return;
		}
		// Two blocks that come at once share the plan.
		const result = await shareRunning( tools.registry, 'first', () =>
			store( tools, getFirstProduct(), productType )
		);
		if ( ! result.ok ) {
			return;
		}
		tools.dispatch( { type: 'SET_CONNECTED' } );
		if ( ! hasPlan() ) {
			onSelect( result.product.id );
		}
	};
