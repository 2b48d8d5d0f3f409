<?php
namespace WordPress\Sniffs\Security;

use Mainstreet\Phpcs\Function_List;

final class SafeRedirectSniff extends Function_List {

	const GROUPS = array(
		'wp_redirect' => array( 'wp_redirect' ),
	);
}
