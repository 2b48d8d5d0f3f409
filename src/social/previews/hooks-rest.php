<?php
/**
 * REST hooks of head tags, cards and search engine fields.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Social\Previews;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', array( Seo_Meta::class, 'register' ), 0 );
