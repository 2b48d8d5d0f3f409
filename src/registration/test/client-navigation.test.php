<?php
/**
 * Query Loops that change pages without reloading: what the server adds to their markup.
 *
 * @core
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Registration\Block_Types\Blocks;
use Mainstreet\Registration\Block_Types\Client_Navigation;

/** Renders a loop whose posts hold a block. */
function navigation_loop( string $inner, string $attributes = ',"enhancedPagination":true' ): string {
	return do_blocks( '<!-- wp:query {"queryId":7,"query":{"perPage":1,"postType":"post"}' . $attributes . '} --><div class="wp-block-query">' . $inner . '</div><!-- /wp:query -->' );
}
$button = '<!-- wp:jetpack/like /-->';

test(
	'Loops that reload are left alone',
	static function () use ( $button ) {
		holds_not( 'data-wp-init--mainstreet', navigation_loop( $button, '' ) );
	}
);
test(
	'Loops that do not reload start their blocks by the module, and do not make core reload, since WordPress 6.9',
	static function () use ( $button ) {
		$html = navigation_loop( $button );
		same( Client_Navigation::is_supported(), false !== strpos( $html, 'data-wp-init--mainstreet="mainstreet/navigation::callbacks.watch"' ) );
		$type = Blocks::type( 'jetpack/like' );
		same( Client_Navigation::is_supported(), isset( $type->supports['interactivity'] ) );
		same( ! Client_Navigation::is_supported(), isset( wp_interactivity_config( 'core/router' )['clientNavigationDisabled'] ) );
	}
);
test(
	'The content of templates moves into an attribute, but not within scripts',
	static function () {
		if ( ! Client_Navigation::is_supported() ) {
			return;
		}
		$html = Client_Navigation::prepare( '<div data-wp-router-region="query-7"><template><b title="x">A &amp; B</b></template><template></template><script type="application/json">"<template>x</template>"</script></div>' );
		holds( '<template data-mainstreet-html="&lt;b title=&quot;x&quot;&gt;A &amp;amp; B&lt;/b&gt;"></template><template></template>', $html );
		holds( '"<template>x</template>"', $html );
	}
);
