<?php
namespace Mainstreet\Extensions\Seo;

use Mainstreet\Social\Previews\Seo_Meta;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_features', static fn( $slugs ) => array_merge( (array) $slugs, Seo_Meta::FEATURES ) );
add_filter( 'mainstreet_editor_state', array( Seo_Panel::class, 'add_to_editor' ) );
