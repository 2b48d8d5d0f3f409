<?php
/**
 * GIPHY: finds GIFs.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Blocks\Gif;

use Mainstreet\Core\Errors;

defined( 'ABSPATH' ) || exit;

return array(
	'id'             => 'giphy',
	'type'           => 'gifs',
	'label'          => __( 'GIPHY', 'mainstreet-blocks' ),
	'field'          => __( 'API key', 'mainstreet-blocks' ),
	'description'    => __( 'Finds GIFs for the GIF block.', 'mainstreet-blocks' ),
	'url'            => 'https://developers.giphy.com/dashboard/',
	'url_text'       => __( 'Get a key from GIPHY', 'mainstreet-blocks' ),
	'data'           => __( 'What people who edit posts search for goes from their browser to GIPHY, which sees their IP address. This site’s server asks GIPHY for nothing, as GIPHY’s rules forbid it.', 'mainstreet-blocks' ),
	'policy'         => '',
	'without'        => __( 'GIFs can no longer be searched for; those in posts stay, and addresses of GIFs can still be pasted.', 'mainstreet-blocks' ),
	'advice'         => __( 'Choose a key for the API, not the SDK. A new key is a “beta” key: it allows 100 requests an hour until GIPHY has approved it. Everybody who can edit posts can read the key; it is good for nothing but searching GIFs.', 'mainstreet-blocks' ),
	'constant'       => 'MAINSTREET_GIPHY_KEY',
	'filter'         => 'mainstreet_giphy_key',
	'public_pattern' => '/^[A-Za-z0-9]{20,64}$/D',
	'validate'       => static function ( $key ) {
		return preg_match( '/^[A-Za-z0-9]{20,64}$/D', $key )
			? true
			: Errors::invalid( 'service_api_key', __( 'This is not a key of GIPHY. It is made of about 32 letters and digits.', 'mainstreet-blocks' ), 'invalid_key' );
	},
	// GIPHY is asked by browsers alone, so that the key shows its worth in the editor.
	'test'           => static function () {
		return array( 'account' => '' );
	},
);
