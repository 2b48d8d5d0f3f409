<?php
namespace Mainstreet\Extensions\Social_Previews;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_features', static fn( $slugs ) => array_merge( (array) $slugs, array( 'social-previews' ) ) );
