import { uploadOnce, type MediaUpload } from '../uploads';

const picture = { id: 4, url: 'https://example.org/4.jpg' };
const file = new File( [ 'x' ], 'x.jpg', { type: 'image/jpeg' } );

describe( 'uploadOnce', () => {
	it( 'resolves with the attachment, not with the preview reported before', async () => {
		const mediaUpload: MediaUpload = jest.fn( ( { onFileChange } ) => {
			onFileChange( [ { url: 'blob:preview' } ] );
			onFileChange( [ picture ] );
		} );
		await expect( uploadOnce( 'blob:1', file, mediaUpload ) ).resolves.toBe(
			picture
		);
	} );

	it( 'sends a picture once, however often it is drawn', async () => {
		const mediaUpload: MediaUpload = jest.fn( ( { onFileChange } ) =>
			onFileChange( [ picture ] )
		);
		await uploadOnce( 'blob:2', file, mediaUpload );
		await uploadOnce( 'blob:2', file, mediaUpload );
		expect( mediaUpload ).toHaveBeenCalledTimes( 1 );
	} );

	it( 'goes on with the next picture after a failure', async () => {
		const failing: MediaUpload = ( { onError } ) => onError( 'Too big.' );
		const working: MediaUpload = ( { onFileChange } ) =>
			onFileChange( [ picture ] );
		const first = uploadOnce( 'blob:3', file, failing );
		const second = uploadOnce( 'blob:4', file, working );
		await expect( first ).rejects.toBe( 'Too big.' );
		await expect( second ).resolves.toBe( picture );
	} );

	it( 'sends one picture at a time, images only', async () => {
		const pending: ( () => void )[] = [];
		const mediaUpload: MediaUpload = jest.fn(
			( { allowedTypes, onFileChange } ) => {
				expect( allowedTypes ).toEqual( [ 'image' ] );
				pending.push( () => onFileChange( [ picture ] ) );
			}
		);
		const first = uploadOnce( 'blob:5', file, mediaUpload );
		const second = uploadOnce( 'blob:6', file, mediaUpload );
		await Promise.resolve();
		expect( mediaUpload ).toHaveBeenCalledTimes( 1 );
		pending[ 0 ]?.();
		await first;
		await Promise.resolve();
		await Promise.resolve();
		expect( mediaUpload ).toHaveBeenCalledTimes( 2 );
		pending[ 1 ]?.();
		await second;
	} );

	it( 'has nothing to send for a picture of another tab', async () => {
		await expect(
			uploadOnce( 'blob:7', undefined, jest.fn() )
		).resolves.toBeNull();
	} );
} );
