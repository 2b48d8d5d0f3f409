<?php
namespace Mainstreet\Extensions\Shortlink;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_features', static fn( $slugs ) => array_merge( (array) $slugs, array( 'shortlinks' ) ) );
