<?php
namespace Mainstreet\Extensions\Qr_Code;

defined( 'ABSPATH' ) || exit;

add_filter( 'mainstreet_features', static fn( $slugs ) => array_merge( (array) $slugs, array( 'post-publish-qr-post-panel' ) ) );
