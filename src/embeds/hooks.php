<?php
namespace Mainstreet\Embeds;

use function Mainstreet\is_page_view;

defined( 'ABSPATH' ) || exit;

if ( is_page_view() ) {
	add_filter( 'embed_oembed_html', array( Core_Embeds::class, 'filter' ), 20, 2 );
}
