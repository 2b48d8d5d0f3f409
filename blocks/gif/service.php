<?php
/** API key settings of GIPHY, for the search in the GIF block. */

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
	'url_text'       => __( 'Get a GIPHY API key', 'mainstreet-blocks' ),
	'data'           => __( 'Search terms go directly from the editor’s browser to GIPHY, which sees the user’s IP address. As GIPHY’s terms require, this site’s server does not contact GIPHY.', 'mainstreet-blocks' ),
	'policy'         => '',
	'without'        => __( 'GIF search will stop working. GIFs already in posts stay, and GIF URLs can still be pasted.', 'mainstreet-blocks' ),
	'advice'         => __( 'Choose an API key, not an SDK key. A new key is a “beta” key limited to 100 requests per hour until GIPHY approves it. Everyone who can edit posts can read the key, which can only be used to search for GIFs.', 'mainstreet-blocks' ),
	'constant'       => 'MAINSTREET_GIPHY_KEY',
	'filter'         => 'mainstreet_giphy_key',
	'public_pattern' => '/^[A-Za-z0-9]{20,64}$/D',
	'validate'       => static function ( $key ) {
		return preg_match( '/^[A-Za-z0-9]{20,64}$/D', $key )
			? true
			: Errors::invalid( 'service_api_key', __( 'This is not a valid GIPHY API key. It should be about 32 letters and digits.', 'mainstreet-blocks' ), 'invalid_key' );
	},
	// Only browsers send requests to GIPHY, so the key is tested by the first search in the editor.
	'test'           => static fn() => array( 'account' => '' ),
);
