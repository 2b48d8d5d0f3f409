<?php
namespace WordPress\Sniffs\PHP;

use Mainstreet\Phpcs\Function_List;

final class IniSetSniff extends Function_List {

	const GROUPS = array(
		'Risky' => array( 'ini_set', 'ini_alter' ),
	);
}
