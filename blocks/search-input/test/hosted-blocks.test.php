<?php
/**
 * What visitors see of blocks whose work was done by a hosted service.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

use Mainstreet\Onboarding\Import\Block_Survey;

test( 'a search field and a chat become the site’s own search form', function () {
	$html = do_blocks( '<!-- wp:jetpack-search/search-input {"placeholder":"Search \u003cb\u003e the log"} /-->' );
	holds( 'wp-block-jetpack-search-search-input', $html );
	holds( 'name="s"', $html );
	holds( 'method="get"', $html );
	holds( 'placeholder="Search &lt;b&gt; the log"', $html );
	$saved = '<div data-ask-button-label="Fragen" class="wp-block-jetpack-ai-chat"></div>';
	$html  = do_blocks( '<!-- wp:jetpack/ai-chat {"askButtonLabel":"Ask \u003ci\u003e","placeholder":"When?"} -->' . $saved . '<!-- /wp:jetpack/ai-chat -->' );
	holds( 'Ask &lt;i&gt;', $html );
	holds( 'placeholder="When?"', $html );
	holds_not( 'Fragen', $html );
	holds( 'Fragen', do_blocks( '<!-- wp:jetpack/ai-chat -->' . $saved . '<!-- /wp:jetpack/ai-chat -->' ) );
} );

test( 'blocks that hold others show these, and all others nothing', function () {
	$html = do_blocks( "<!-- wp:jetpack-search/search-results -->\n<!-- wp:paragraph --><p>Boats</p><!-- /wp:paragraph -->\n<!-- wp:jetpack-search/results-list /-->\n<!-- /wp:jetpack-search/search-results -->" );
	holds( 'Boats', $html );
	holds_not( 'jetpack-search', $html );
	foreach ( array( 'jetpack-search/results-count', 'jetpack-search/ai-answer', 'jetpack-search/powered-by', 'jetpack/ai-assistant {"content":"secret"}', 'jetpack/voice-to-content {"content":"secret"}' ) as $block ) {
		same( '', trim( do_blocks( "<!-- wp:$block /-->" ) ), $block );
	}
} );

test( 'Moving from Jetpack names them as ready, and blocks that nobody knows', function () {
	$found = Block_Survey::count_blocks( '<!-- wp:jetpack-search/filters --><!-- wp:jetpack-search/filter-tide /--><!-- /wp:jetpack-search/filters --><!-- wp:jetpack/tide-table {"a":1} /-->' );
	same( array( 'jetpack-search/filters' => 1, 'jetpack-search/filter-tide' => 1, 'jetpack/tide-table' => 1 ), $found );
	$kinds = Block_Survey::get_requirements();
	foreach ( array( 'jetpack-search/filters', 'jetpack-search/search-input', 'jetpack/ai-chat', 'jetpack/voice-to-content', 'jetpack/blogging-prompt' ) as $name ) {
		same( 'search-input', $kinds['blocks'][ $name ]['module'], $name );
	}
	same( array( 'ready', array() ), array( $kinds['modules']['search-input']['state'], $kinds['modules']['search-input']['needs'] ) );
	truly( ! isset( $kinds['blocks']['jetpack-search/filter-tide'] ) && ! isset( $kinds['blocks']['jetpack/tide-table'] ) );
} );
