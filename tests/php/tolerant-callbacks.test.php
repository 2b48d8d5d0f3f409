<?php
/**
 * Hooks of WordPress: another plugin may pass or return anything before a callback of ours is called.
 *
 * @package Mainstreet
 */

namespace Mainstreet\Tests;

/** Callbacks of the plugin on hooks of WordPress that take arguments: the hook, the callback, where it is and its parameters. */
function callbacks_with_arguments() {
	$found = array();
	foreach ( $GLOBALS['wp_filter'] as $name => $hook ) {
		if ( preg_match( '/^(?:mainstreet_|wp_ajax_|admin_post_)/', $name ) ) {
			continue;
		}
		foreach ( array_merge( ...array_values( $hook->callbacks ) ) as $callback ) {
			$function = $callback['function'];
			if ( ! is_callable( $function ) ) {
				continue;
			}
			$code       = reflect_callback( $function );
			$file       = str_replace( MAINSTREET_DIR . '/', '', (string) $code->getFileName() );
			$parameters = array_slice( $code->getParameters(), 0, $callback['accepted_args'] );
			if ( $parameters && preg_match( '#^(?:src|blocks|extensions)/(?!.*/test/)#', $file ) ) {
				$found[] = array( $name, $function, $file . ':' . $code->getStartLine(), $parameters );
			}
		}
	}
	return $found;
}

/**
 * What core passes to callbacks, by the names of their parameters.
 *
 * @param string $type Type of the post.
 */
function usual_arguments( $type ) {
	$id      = wp_insert_post(
		array(
			'post_type'      => $type,
			'post_status'    => 'attachment' === $type ? 'inherit' : 'publish',
			'post_title'     => 'A post',
			'post_mime_type' => 'attachment' === $type ? 'video/mp4' : '',
			'post_content'   => '<!-- wp:jetpack/contact-form --><div class="wp-block-jetpack-contact-form"></div><!-- /wp:jetpack/contact-form --><!-- wp:premium-content/container /-->',
		)
	);
	$post    = get_post( $id );
	$request = new \WP_REST_Request( 'POST', '/wp/v2/posts/' . $id );
	$request->set_param( 'id', $id );
	$user  = wp_get_current_user();
	$query = new \WP_Query();
	$query->set( 's', 'word' );
	$by_name = array(
		'after'        => $post,
		'allowed'      => true,
		'answer'       => null,
		'action'       => 'plugin_information',
		'args'         => array( $id ),
		'autoload'     => null,
		'before'       => $post,
		'block'        => parse_blocks( '<!-- wp:premium-content/container /-->' )[0],
		'cap'          => 'edit_post',
		'caps'         => array( 'edit_posts' ),
		'columns'      => $post->to_array(),
		'content'      => $post->post_content,
		'data'         => $post->to_array(),
		'domain'       => 'mainstreet-blocks',
		'exporters'    => array(),
		'fields'       => array(),
		'file'         => 'mainstreet-blocks/plugin.php',
		'plugin'       => array( 'Name' => 'Mainstreet Blocks' ),
		'from'         => 'draft',
		'handle'       => 'mainstreet-editor',
		'handler'      => array( 'callback' => '__return_null' ),
		'html'         => null,
		'id'           => $id,
		'image'        => $post,
		'is_new'       => true,
		'is_open'      => true,
		'is_protected' => false,
		'is_update'    => true,
		'key'          => 'attachment' === $type ? 'videopress_privacy_setting' : '_jetpack_newsletter_access',
		'links'        => array( '<a href="#">A link</a>' ),
		'login'        => $user->user_login,
		'meta'         => array( 'post_id' => $id, 'meta_key' => '_jetpack_newsletter_access' ),
		'meta_id'      => 1,
		'meta_key'     => '_jetpack_newsletter_access',
		'more'         => '…',
		'name'         => 'jetpack/contact-form',
		'now'          => array(),
		'number'       => 55,
		'old'          => array(),
		'option'       => 'mainstreet_settings',
		'outer'        => null,
		'pages'        => array( $post->post_content ),
		'parser'       => 'WP_Block_Parser',
		'picture'      => $post,
		'post'         => $post,
		'post_id'      => $id,
		'prepared'     => (object) array( 'ID' => $id, 'post_type' => $type ),
		'query'        => $query,
		'registry'     => null,
		'request'      => $request,
		'response'     => new \WP_REST_Response( array( 'id' => $id ) ),
		'result'       => null,
		'route'        => '/wp/v2/posts/(?P<id>[\d]+)',
		'server'       => rest_get_server(),
		'site'         => null,
		'site_id'      => 1,
		'skip'         => false,
		'skips'        => false,
		'source'       => parse_blocks( '<!-- wp:premium-content/container /-->' )[0],
		'status'       => 'inherit',
		'tables'       => array(),
		'text'         => $post->post_content,
		'to'           => 'publish',
		'translations' => '{}',
		'update'       => true,
		'url'          => 'https://videopress.com/v/abcd1234',
		'user'         => $user,
		'user_id'      => $user->ID,
		'value'        => 'everybody',
		'where'        => ' AND 1=1',
		'words'        => 'A few words',
	);
	$by_hook = array(
		'map_meta_cap'             => array( 'user' => $user->ID ),
		'register_block_type_args' => array( 'args' => array( 'attributes' => array() ) ),
	);
	return array( $by_name, $by_hook );
}

test( 'callbacks take whatever another plugin passed or returned', function () {
	\Mainstreet\load_hooks( 'admin' );
	\Mainstreet\load_hooks( 'rest' );
	act_as( 'administrator' );
	outside( '__return_null' );
	$callbacks = callbacks_with_arguments();
	truly( count( $callbacks ) > 150, (string) count( $callbacks ) );
	$faults = array();
	// Warnings count too, such as "Array to string conversion".
	set_error_handler( function ( $level, $text ) {
		if ( error_reporting() & $level ) {
			throw new \ErrorException( $text );
		}
		return true;
	} );
	foreach ( array( 'post', 'attachment', 'feedback', 'jp_pay_product', 'jp_mem_plan' ) as $type ) {
		list( $by_name, $by_hook ) = usual_arguments( $type );
		foreach ( $callbacks as list( $name, $function, $where, $parameters ) ) {
			$usual = array();
			foreach ( $parameters as $parameter ) {
				$key = $parameter->getName();
				if ( count( $parameters ) > 1 && ! array_key_exists( $key, $by_name ) ) {
					$faults[ $key ] = "$name $where: no value for $key";
				}
				$usual[] = $by_hook[ $name ][ $key ] ?? $by_name[ $key ] ?? null;
			}
			foreach ( array_keys( $usual ) as $place ) {
				$values = array( null, '', 'text', array(), array( 'a' => array() ), 0, 1e308, false, new \stdClass() );
				if ( is_int( $usual[ $place ] ) ) {
					$values[] = (string) $usual[ $place ];
				}
				foreach ( $values as $value ) {
					$arguments           = $usual;
					$arguments[ $place ] = $value;
					ob_start();
					try {
						$function( ...$arguments );
					} catch ( \Throwable $error ) {
						$at = str_replace( MAINSTREET_DIR, '', $error->getFile() ) . ':' . $error->getLine();
						$faults[ "$where $place" ] = "$name $where #$place " . gettype( $value ) . ": {$error->getMessage()} ($at)";
					}
					ob_end_clean();
				}
			}
		}
	}
	restore_error_handler();
	same( array(), array_values( $faults ) );
} );
